import { useState } from "react";
import { Button } from "@waslijn/ui/button/button.tsx";
import { Dialog } from "@waslijn/ui/dialog/dialog.tsx";
import { AdditionChoice } from "../addition-choice.tsx";
import { ByHandForm } from "../by-hand-form.tsx";
import type { AddressFailure, FoundAddress } from "../address-result.ts";
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
};

/** Why we cannot come, and what the visitor can do about it (AREA-16 to AREA-23). */
export function OutOfAreaDialog({ failure: first, onClose, onFound }: OutOfAreaDialogProps) {
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
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close} line>
      <p>{explanation(texts, failure, typed)}</p>
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
      {helps ? <ByHandForm typed={typed} known={failure} onFound={onFound} /> : null}
      {helps ? (
        <details className={styles.more}>
          <summary>{texts.subscribeInstead}</summary>
          {subscribe}
        </details>
      ) : (
        subscribe
      )}
    </Dialog>
  );
}

/** Nobody with a typing error is told that they live outside the area (AREA-10). */
function explanation(
  texts: ReturnType<typeof useOutOfAreaTexts>,
  { reason, additions }: AddressFailure,
  typed: StoredFailure,
): string {
  if (reason === "not_in_service_area") return texts.outside(spacedPostalCode(typed.postalCode));
  if (reason === "external_service_error") return texts.unavailable;
  return additions.length > 0
    ? texts.unknownAddition(shortAddress(typed))
    : texts.unknown(shortAddress(typed));
}

function ThankYou({ postalCode, onClose }: { postalCode: string; onClose: () => void }) {
  const texts = useOutOfAreaTexts();
  return (
    <Dialog open onClose={onClose} title={texts.thanksTitle} closeLabel={texts.close} line>
      <p>{texts.thanks(spacedPostalCode(postalCode))}</p>
      <Button kind="line" onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  );
}
