import { unbroken } from "../../../ui/unbroken.tsx";
import { isEmail, isSignUpPassword } from "@waslijn/contract/shared/rules";
import { useState, type FormEvent } from "react";
import { useHref, useVisit } from "../../../parts/navigation/visit.ts";
import { goToPage, pageHref } from "../draft/order-flow.ts";
import { forgetRefusal } from "../place-order.ts";
import { StepActions, StepFrame } from "../steps/step-frame.tsx";
import { DraftReceipt } from "../steps/draft-receipt.tsx";
import { useFlow } from "../steps/use-order-flow.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { EmailField } from "../../../ui/fields/email-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { notify, notifyGeneric } from "../../../parts/notification/notify.ts";
import styles from "./account-screen.module.css";
import { useOrderTexts } from "../order-texts.ts";
import { call } from "../../../api/client.ts";
import { becomeGuest } from "../../../parts/session/session-actions.ts";

/** Screen 2: account created with the order. */
export function AccountScreen() {
  const { account } = useOrderTexts();
  const { now, change, goOn, placement } = useFlow();
  const { draft } = now;
  const [email, setEmail] = useState(draft.email);
  const [password, setPassword] = useState(draft.plainPassword);
  const [terms, setTerms] = useState(draft.signUpTerms);
  const [trouble, setTrouble] = useState<AccountTrouble | undefined>(() => troubleIn(placement));
  const [busy, setBusy] = useState(false);
  const complete = isEmail(email) && isSignUpPassword(password) && terms;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!complete || busy) return;
    setBusy(true);
    const found = await checkAccount(email, password);
    setBusy(false);
    setTrouble(found);
    if (found) {
      if (found === "guest") notifyGeneric("guest-token");
      else if (found !== "common-password") notify({ status: "error", message: account.exists });
      return;
    }
    forgetRefusal();
    change((before) => ({
      ...before,
      email: email.trim(),
      plainPassword: password,
      signUpTerms: terms,
    }));
    goOn();
  };

  return (
    <StepFrame
      title={account.title}
      lede={account.lede}
      receipt={
        <div className={styles.receipt}>
          <DraftReceipt hang="line" />
        </div>
      }
    >
      <form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        {draft.returnTo && draft.email ? (
          <Notice status="info" still>
            {account.again}
          </Notice>
        ) : null}
        <EmailField
          label={account.email}
          value={email}
          error={
            trouble === "exists" || trouble === "check-failed" ? (
              <EmailTaken trouble={trouble} email={email} />
            ) : undefined
          }
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setTrouble(undefined);
          }}
        />
        <PasswordField
          label={account.password}
          name="new-password"
          autoComplete="new-password"
          maxLength={200}
          hint={account.passwordHint}
          showLabel={account.show}
          hideLabel={account.hide}
          value={password}
          error={trouble === "common-password" ? account.common : undefined}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setTrouble(undefined);
          }}
        />
        <Checkbox
          name="terms"
          checked={terms}
          onChange={(event) => setTerms(event.currentTarget.checked)}
          label={<TermsLabel />}
        />
        <StepActions
          type="submit"
          iconAfter="next"
          disabled={!complete}
          why={account.missing}
          busy={busy}
          busyLabel={account.busy}
        >
          {account.next}
        </StepActions>
      </form>
    </StepFrame>
  );
}

function TermsLabel() {
  const { account } = useOrderTexts();
  const to = useHref();
  return (
    <>
      {account.agree}{" "}
      <a href={to("terms")} target="_blank" rel="noopener">
        {account.terms}
      </a>{" "}
      {account.and}{" "}
      <a href={to("cookie")} target="_blank" rel="noopener">
        {account.privacy}
      </a>
      .
    </>
  );
}

/** Link to the login form with the e-mail prefilled; the draft is kept. */
function EmailTaken({ trouble, email }: { trouble: AccountTrouble; email: string }) {
  const { account } = useOrderTexts();
  const visit = useVisit();
  return (
    <>
      {unbroken(account.exists)} {trouble === "check-failed" ? account.orLater : null}{" "}
      <a
        href={`${pageHref(visit, "address-selection")}#login`}
        onClick={(event) => {
          event.preventDefault();
          forgetRefusal();
          goToPage("address-selection", { state: { login: email.trim() } });
        }}
      >
        {unbroken(account.logIn)}
      </a>
    </>
  );
}

/** Account error from the response to the order. */
function troubleIn(placement: ReturnType<typeof useFlow>["placement"]): AccountTrouble | undefined {
  if (placement.status !== "idle") return undefined;
  return placement.refusal?.type === "common_password" ? "common-password" : undefined;
}

/** Why screen 2 cannot continue. */
type AccountTrouble = "common-password" | "exists" | "check-failed" | "guest";

/** Checks that the account is new, then obtains a guest token for the next steps (FLOW-20, FLOW-21). */
async function checkAccount(email: string, password: string): Promise<AccountTrouble | undefined> {
  if (await isCommon(password)) return "common-password";
  const exists = await call("userExists", { body: { email: email.trim() } }).then(
    (answer) => (answer.exists ? "exists" : undefined),
    () => "check-failed" as const,
  );
  if (exists) return exists;
  return becomeGuest().then(
    () => undefined,
    () => "guest" as const,
  );
}

/** Loads the password list on demand; if that fails, the server decides (REC-14). */
async function isCommon(password: string): Promise<boolean> {
  try {
    const { isCommonPassword } = await import("@waslijn/contract/shared/common-passwords");
    return isCommonPassword(password);
  } catch {
    return false;
  }
}
