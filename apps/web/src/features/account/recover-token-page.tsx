import { Head } from "../../parts/navigation/link.tsx";
import { useHref, useVisit } from "../../parts/navigation/visit.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Bone } from "../../ui/skeleton.tsx";
import styles from "./recover.module.css";
import { useRecoverTexts } from "./recover-texts.ts";
import { asHoursAndMinutes } from "./seconds-left.ts";
import { RECOVER_LINK_TTL_SECONDS } from "@waslijn/contract/shared/constants";
import { useEffect, useEffectEvent, useState, type FormEvent } from "react";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../api/client.ts";
import { navigate } from "../../parts/navigation/navigate.ts";
import { takeToken } from "../../parts/navigation/take-token.ts";
import { isRecoveryPassword } from "@waslijn/contract/shared/rules";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { deviceToken } from "../../api/send.ts";
import { forget } from "../../lib/storage.ts";
import { loginWithTokens } from "../../parts/session/session-actions.ts";

type Advice = "longer" | "mixed" | "good";

const LONG = 12;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/];

/** Advice only; does not block submitting (REC-13, REC-14). */
export function passwordAdvice(password: string): Advice {
  const length = [...password].length;
  if (length >= 2 * LONG) return "good";
  const mixed = KINDS.every((kind) => kind.test(password));
  if (!mixed) return "mixed";
  return length >= LONG ? "good" : "longer";
}

type TokenState = {
  kind: "checking" | "password" | "expired" | "lost";
  /** Seconds that the link is valid: the default until the server responds (REC-16). */
  ttl: number;
  token: string;
};

const CHECKING: TokenState = { kind: "checking", ttl: RECOVER_LINK_TTL_SECONDS, token: "" };

/** The states of the link (REC-11 to REC-17). */
function useRecoverToken(): TokenState & { retry: () => void } {
  const visit = useVisit();
  const notFound = useHref()("not-found");
  const [state, setState] = useState(CHECKING);
  const [attempt, setAttempt] = useState(1);
  const leave = useEffectEvent(() => navigate(notFound, { replace: true }));

  // A language switch adds a history entry; copy the token to it.
  useEffect(() => void takeToken(), [visit]);

  useEffect(() => {
    const token = takeToken();
    call("checkRecoverToken", { body: { token } }).then(
      ({ ttl }) => setState({ kind: "password", ttl, token }),
      (failure: unknown) => {
        const outcome = outcomeOf(failure);
        if (outcome) setState({ ...outcome, token });
        else leave();
      },
    );
  }, [attempt]);

  const retry = (): void => {
    setState(CHECKING);
    setAttempt((now) => now + 1);
  };
  return { ...state, retry };
}

function outcomeOf(failure: unknown): Pick<TokenState, "kind" | "ttl"> | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  const ttl = failure.problem?.extra.ttl ?? RECOVER_LINK_TTL_SECONDS;
  if (failure.is("user_recover_token_expired")) return { kind: "expired", ttl };
  return failure.hasNoAnswer ? { kind: "lost", ttl } : undefined;
}

/** Form to set a new password, opened by a mailed link (REC-11 to REC-21). */
export default function RecoverTokenPage() {
  const texts = useRecoverTexts();
  const { kind, ttl, token, retry } = useRecoverToken();
  const recover = useHref()("recover");
  const validity = texts.validity(...asHoursAndMinutes(ttl));
  return (
    <div className={`wrap wrap-narrow pagepad ${styles.page}`}>
      <Head title={texts.newTitle} description={texts.description} />
      {kind === "checking" || kind === "password" ? (
        <>
          <h1>{texts.newTitle}</h1>
          <p className="lede">{texts.newLede(validity)}</p>
        </>
      ) : null}
      {kind === "checking" ? (
        <div className={styles.form} aria-busy="true">
          <p role="status">{texts.checking}</p>
          <Bone size="field" />
          <Bone size="field" />
        </div>
      ) : null}
      {kind === "password" ? <PasswordForm token={token} /> : null}
      {kind === "expired" ? (
        <EmptyState
          level={1}
          drawing="key"
          title={texts.expiredTitle}
          actions={<ButtonLink href={recover}>{texts.newLink}</ButtonLink>}
        >
          <p role="status">{texts.expired(validity)}</p>
        </EmptyState>
      ) : null}
      {kind === "lost" ? (
        <EmptyState
          level={1}
          drawing="key"
          title={texts.lostTitle}
          actions={<Button onClick={retry}>{texts.retry}</Button>}
        >
          <p role="status">{texts.lost}</p>
        </EmptyState>
      ) : null}
    </div>
  );
}

function PasswordForm({ token }: { token: string }) {
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
      // A failed save shows no message (REC-21), except a common password, which is an error of the field.
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

/**
 * Saves the password and logs in with the returned tokens (REC-18, REC-19). Resolves to false for a common password:
 * the list is large, so it loads only here; the server checks again.
 */
async function savePassword(token: string, password: string): Promise<boolean> {
  const { isCommonPassword } = await import("@waslijn/contract/shared/common-passwords");
  if (isCommonPassword(password)) return false;
  const tokens = await call("recover", { body: { password, token, uuid: deviceToken() } });
  forget("recoverEmail");
  // The password is saved: if only `me` fails, the visitor continues and can log in.
  await loginWithTokens(tokens).catch(() => undefined);
  return true;
}
