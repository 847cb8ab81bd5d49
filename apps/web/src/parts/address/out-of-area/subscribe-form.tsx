import { unbroken } from "@waslijn/ui/text/unbroken.tsx";
import { isEmail } from "@waslijn/contract/shared/rules";
import { useState, type FormEvent } from "react";
import { call } from "../../../api/client.ts";
import { Why } from "@waslijn/ui/actions/why.tsx";
import { Button } from "@waslijn/ui/button/button.tsx";
import { Checkbox } from "@waslijn/ui/field/checkbox.tsx";
import { FieldError } from "@waslijn/ui/field/message.tsx";
import { EmailField } from "@waslijn/ui/field/email-field.tsx";
import { notifyGeneric } from "../../notification/notify.ts";
import type { StoredFailure } from "../failed-check.ts";
import { useOutOfAreaTexts } from "./out-of-area-texts.ts";
import styles from "./out-of-area-dialog.module.css";

type Props = { failure: StoredFailure; onSubscribed: () => void };

/** An e-mail when we come to this postal code (AREA-17 to AREA-22). */
export function SubscribeForm({ failure, onSubscribed }: Props) {
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
