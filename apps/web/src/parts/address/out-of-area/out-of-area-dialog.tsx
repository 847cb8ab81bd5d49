import { unbroken } from "../../../ui/unbroken.tsx";
import { useState, type FormEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { addressCalls, checkAddress, trackCheck } from "../check-address.ts";
import {
  type AddressFailure,
  type FoundAddress,
  type TypedAddress,
  shortAddress,
  spacedPostalCode,
  subThoroughfare,
  addressByHand,
} from "../to-location.ts";
import { forgetFailure, storedFailure, type StoredFailure, keepFailure } from "../failed-check.ts";
import styles from "./out-of-area-dialog.module.css";
import { toOneLine } from "@waslijn/contract/shared/lines";
import { Why } from "../../../ui/actions.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { isEmail } from "@waslijn/contract/shared/rules";
import { call } from "../../../api/client.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldError } from "../../../ui/fields/field-frame.tsx";
import { EmailField } from "../../../ui/fields/email-field.tsx";
import { notifyGeneric } from "../../notification/notify.ts";
import { defineTexts } from "../../../i18n/define-texts.ts";

/** Loads with the dialog, not with every page. */
const useOutOfAreaTexts = defineTexts({
  en: () => import("./out-of-area.en.ts"),
  nl: () => import("./out-of-area.nl.ts"),
});

export type OutOfAreaDialogProps = {
  failure: AddressFailure;
  onClose: () => void;
  /** Undefined when only the postal code was checked, so there is no address to continue with. */
  onFound?: (found: FoundAddress) => void;
  /** Returns to the form with the typed values. */
  onRetry: (typed: TypedAddress) => void;
};

/** Why the check failed, and the visitor's options (AREA-16 to AREA-23). */
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

/** A typing error is named first, before the area (AREA-10). */
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

type Props = {
  typed: StoredFailure;
  additions: string[];
  onFound: (found: FoundAddress) => void;
  onFailed: (failure: AddressFailure) => void;
};

/** Additions that the register has for this number; choosing one checks that address. */
function AdditionChoice({ typed, additions, onFound, onFailed }: Props) {
  const texts = useOutOfAreaTexts();
  const [chosen, setChosen] = useState<string>();

  const choose = async (addition: string): Promise<void> => {
    setChosen(addition);
    const address = { ...typed, addition };
    const result = await trackCheck(typed.postalCode, () => checkAddress(address, addressCalls));
    setChosen(undefined);
    if (result.kind === "found") return onFound(result);
    keepFailure({ ...address, reason: result.reason });
    onFailed(result);
  };

  return (
    <ul className={styles.doors} aria-label={texts.doors}>
      {additions.map((addition) => (
        <li key={addition}>
          <Button
            kind="line"
            wide
            busy={chosen !== undefined}
            onClick={() => void choose(addition)}
          >
            {subThoroughfare(typed.houseNumber, addition)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type ByHandFormProps = {
  typed: StoredFailure;
  /** Street and city from the register, if it has the number. */
  known: { street?: string; city?: string };
  onFound: (found: FoundAddress) => void;
};

/** The register has errors: within the area, street and city may be typed by hand. */
function ByHandForm({ typed, known, onFound }: ByHandFormProps) {
  const texts = useOutOfAreaTexts();
  const [street, setStreet] = useState(known.street ?? "");
  const [city, setCity] = useState(known.city ?? "");
  const complete = street.trim() !== "" && city.trim() !== "";

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete) onFound(addressByHand(typed, { street: street.trim(), city: city.trim() }));
  };

  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <p>{texts.byHandText(shortAddress(typed))}</p>
      <TextField
        label={texts.street}
        name="street"
        autoComplete="address-line1"
        maxLength={150}
        value={street}
        onChange={(event) => setStreet(toOneLine(event.target.value))}
      />
      <TextField
        label={texts.city}
        name="city"
        autoComplete="address-level2"
        maxLength={100}
        value={city}
        onChange={(event) => setCity(toOneLine(event.target.value))}
      />
      {complete ? null : <Why>{texts.byHandMissing}</Why>}
      <Button type="submit" wide disabled={!complete}>
        {texts.goOn}
      </Button>
    </form>
  );
}

type SubscribeFormProps = { failure: StoredFailure; onSubscribed: () => void };

/** Subscribes to an e-mail for when the area includes this postal code (AREA-17 to AREA-22). */
function SubscribeForm({ failure, onSubscribed }: SubscribeFormProps) {
  const texts = useOutOfAreaTexts();
  const [email, setEmail] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const complete = isEmail(email) && agreed;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      await call("requestServiceArea", {
        body: {
          postalCode: failure.postalCode,
          email: email.trim(),
          houseAddition: failure.addition || null,
          houseNumber: failure.houseNumber || null,
          reason: failure.reason,
        },
      });
      onSubscribed();
    } catch (error) {
      notifyGeneric("area-request", error);
      setFailed(true);
      setBusy(false);
    }
  };

  return (
    <form className={styles.part} onSubmit={(event) => void submit(event)} noValidate>
      <EmailField
        label={texts.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Checkbox
        label={unbroken(texts.consent)}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {failed ? <FieldError>{texts.failed}</FieldError> : null}
      {complete ? null : <Why>{unbroken(texts.missing)}</Why>}
      <Button type="submit" wide disabled={!complete} busy={busy} busyLabel={texts.sending}>
        {texts.subscribe}
      </Button>
    </form>
  );
}
