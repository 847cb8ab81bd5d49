import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import { useState } from "react";
import { Button } from "@waslijn/ui/button/button.tsx";
import { Dialog } from "@waslijn/ui/dialog/dialog.tsx";
import { AdditionChoice } from "../addition-choice.tsx";
import { ByHandForm } from "../by-hand-form.tsx";
import type { AddressFailure, FoundAddress, TypedAddress } from "../address-result.ts";
import { forgetFailure, storedFailure, type StoredFailure } from "../failed-check.ts";
import { useOutOfAreaTexts } from "./out-of-area-texts.ts";
import styles from "./out-of-area-dialog.module.css";
import { SubscribeForm } from "./subscribe-form.tsx";
import { shortAddress, spacedPostalCode } from "../to-location.ts";

export type OutOfAreaDialogProps = {
  failure: AddressFailure;
  onClose: () => void;
  /** Without it only the postal code was checked and there is no address to go on with. */
  onFound?: (found: FoundAddress) => void;
  /** Back to the form, with what was typed in it. */
  onRetry: (typed: TypedAddress) => void;
};

/** Why we cannot come, and what the visitor can do about it (AREA-16 to AREA-23). */
export function OutOfAreaDialog(props: OutOfAreaDialogProps) {
  const { failure: first, onClose, onFound, onRetry } = props;
  const texts = useOutOfAreaTexts();
  const [failure, setFailure] = useState(first);
  const [typed, setTyped] = useState(storedFailure);
  const [thanked, setThanked] = useState(false);
  const helps = failure.reason === "post_nl_validation" && failure.inArea && onFound;
  const subscribe = (
    <SubscribeForm
      failure={typed}
      onSubscribed={() => {
        forgetFailure();
        setThanked(true);
      }}
    />
  );

  if (thanked) return <ThankYou postalCode={typed.postalCode} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      line
      lead={reasonOf(texts, failure, typed)}
    >
      <p>{unbroken(adviceOf(texts, failure, typed))}</p>
      {failure.additions.length > 0 && onFound ? (
        <AdditionChoice
          typed={typed}
          additions={failure.additions}
          onFound={onFound}
          onFailed={(next) => {
            setTyped(storedFailure());
            setFailure(next);
          }}
        />
      ) : null}
      {failure.reason === "not_in_service_area" ? null : (
        <Button wide className={styles.again} onClick={() => onRetry(typed)}>
          {failure.reason === "post_nl_validation" ? texts.edit : texts.retry}
        </Button>
      )}
      {helps ? (
        <>
          <details className={styles.more}>
            <summary>{texts.byHand}</summary>
            <ByHandForm typed={typed} known={failure} onFound={onFound} />
          </details>
          <details className={styles.more}>
            <summary>{unbroken(texts.subscribeInstead)}</summary>
            {subscribe}
          </details>
        </>
      ) : (
        subscribe
      )}
    </Dialog>
  );
}

type Texts = ReturnType<typeof useOutOfAreaTexts>;

/** Nobody with a typing error is told first that they live outside the area (AREA-10). */
function reasonOf(
  texts: Texts,
  { reason, additions }: AddressFailure,
  typed: StoredFailure,
): string | undefined {
  if (reason === "not_in_service_area") return undefined;
  if (reason === "external_service_error") return texts.unavailable;
  return additions.length > 0
    ? texts.unknownAddition(shortAddress(typed))
    : texts.unknown(shortAddress(typed));
}

function adviceOf(
  texts: Texts,
  { reason, additions }: AddressFailure,
  typed: StoredFailure,
): string {
  if (reason === "not_in_service_area") return texts.outside(spacedPostalCode(typed.postalCode));
  if (reason === "external_service_error") return texts.unavailableText;
  return additions.length > 0 ? texts.unknownAdditionText : texts.unknownText;
}

function ThankYou({ postalCode, onClose }: { postalCode: string; onClose: () => void }) {
  const texts = useOutOfAreaTexts();
  return (
    <Dialog open onClose={onClose} title={texts.thanksTitle} closeLabel={texts.close} line>
      <p>{unbroken(texts.thanks(spacedPostalCode(postalCode)))}</p>
      <Button kind="line" onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  );
}
