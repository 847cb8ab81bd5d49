import { unbroken } from "../../ui/unbroken.tsx";
import { isEmail } from "@waslijn/contract/shared/rules";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { Why } from "../../ui/actions.tsx";
import { Button, TextLink } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { EmailField } from "../../ui/fields/email-field.tsx";
import { useHref } from "../navigation/visit.ts";
import { notify, notifyFailure } from "../notification/notify.ts";
import styles from "./login-form.module.css";
import { login } from "./session-actions.ts";
import { usePartTexts } from "../../i18n/part-texts.ts";

const useSessionTexts = () => usePartTexts().session;

type Props = {
  /** E-mail known to have an account: only the password is missing. */
  knownEmail?: string | undefined;
  /** Message about fields still to be filled in. */
  missing: string;
  onLoggedIn: () => void;
};

/** Login with e-mail and password (FLOW-12 to FLOW-14). */
export function LoginForm({ knownEmail = "", missing, onLoggedIn }: Props) {
  const texts = useSessionTexts();
  const recover = useHref()("recover");
  const [typed, setTyped] = useState<string>();
  const email = typed ?? knownEmail;
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (knownEmail) passwordField.current?.focus();
  }, [knownEmail]);
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);

  const complete = isEmail(email) && password !== "";

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await login(email, password);
      onLoggedIn();
    } catch (failure) {
      setRefused(isWrongPair(failure));
      if (isWrongPair(failure)) notify({ status: "error", message: texts.refused });
      else notifyFailure("login", failure);
      setBusy(false);
    }
  };

  return (
    // POST, so that a submit before hydration cannot put the password into the URL.
    <form method="post" className={styles.form} onSubmit={(event) => void submit(event)}>
      <EmailField
        label={texts.email}
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordField
        ref={passwordField}
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        showLabel={texts.show}
        hideLabel={texts.hide}
        error={refused ? unbroken(texts.refused) : undefined}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setRefused(false);
        }}
      />
      {complete ? null : <Why>{unbroken(missing)}</Why>}
      <div className="row-between">
        <Button kind="line" type="submit" disabled={!complete} busy={busy} busyLabel={texts.busy}>
          {texts.logIn}
        </Button>
        <TextLink href={recover}>{texts.forgot}</TextLink>
      </div>
    </form>
  );
}

/** Wrong credentials: refused, or malformed. */
const isWrongPair = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  !failure.hasNoAnswer &&
  [400, 401, 403, 404, 422].includes(failure.status ?? 0);
