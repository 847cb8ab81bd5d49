import { isEmail } from "@waslijn/contract/shared/rules";
import { useState, type FormEvent } from "react";
import { readStored } from "../../lib/storage.ts";
import { useHydrated } from "@waslijn/ui/take-over/use-hydrated.ts";
import { Button } from "@waslijn/ui/button/button.tsx";
import { EmailField } from "@waslijn/ui/field/email-field.tsx";
import styles from "./recover.module.css";
import { useRecoverTexts } from "./recover-texts.ts";

export function EmailForm({ onSend }: { onSend: (email: string) => Promise<void> }) {
  const texts = useRecoverTexts();
  const hydrated = useHydrated();
  // Asked before: one more press sends again (REC-09). What the server rendered is empty.
  const [email, setEmail] = useState(() => (hydrated ? readStored("recoverEmail") : ""));
  const [busy, setBusy] = useState(false);
  const valid = isEmail(email);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !valid) return;
    setBusy(true);
    await onSend(email.trim());
    setBusy(false);
  };

  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <EmailField
        label={texts.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        wide
        aria-describedby="lede"
        disabled={hydrated && !valid}
        busy={busy}
        busyLabel={texts.sending}
      >
        {texts.send}
      </Button>
    </form>
  );
}
