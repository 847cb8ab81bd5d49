import { isRecoveryPassword } from "@waslijn/contract/shared/rules";
import { useState, type FormEvent } from "react";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useHref } from "../../parts/navigation/use-visit.ts";
import { Button } from "@waslijn/ui/button/button.tsx";
import { PasswordField } from "@waslijn/ui/field/password-field.tsx";
import { passwordAdvice } from "./password-advice.ts";
import styles from "./recover.module.css";
import { useRecoverTexts } from "./recover-texts.ts";
import { savePassword } from "./save-password.ts";

export function PasswordForm({ token }: { token: string }) {
  const texts = useRecoverTexts();
  const flow = useHref()("home", { page: "address-selection" });
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [common, setCommon] = useState(false);
  const valid = isRecoveryPassword(password);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || !valid) return;
    setBusy(true);
    try {
      if (await savePassword(token, password)) return navigate(flow);
      setCommon(true);
    } catch (failure) {
      // A failed save says nothing more; only the field's own reason stands at the field (REC-21).
      setCommon(failure instanceof ApiFailure && failure.is("common_password"));
    }
    setBusy(false);
  };

  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={texts.password}
        id="new"
        name="new-password"
        autoComplete="new-password"
        hint={texts.passwordHint}
        error={common ? texts.common : undefined}
        warning={valid ? texts.advice[passwordAdvice(password)] : undefined}
        showLabel={texts.show}
        hideLabel={texts.hide}
        maxLength={200}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setCommon(false);
        }}
      />
      <Button
        type="submit"
        wide
        aria-describedby="new-hint"
        disabled={!valid}
        busy={busy}
        busyLabel={texts.saving}
      >
        {texts.save}
      </Button>
    </form>
  );
}
