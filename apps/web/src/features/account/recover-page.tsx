import { readStored, store } from "../../lib/storage.ts";
import { Head } from "../../parts/navigation/link.tsx";
import { Bone } from "../../ui/skeleton.tsx";
import styles from "./recover.module.css";
import { useRecoverTexts } from "./recover-texts.ts";
import { isEmail } from "@waslijn/contract/shared/rules";
import { useState, type FormEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "../../ui/fields/email-field.tsx";
import { brand } from "@waslijn/contract/shared/brand";
import { Drawing } from "../../ui/drawing.tsx";
import { PhoneLink } from "../../parts/chrome/phone-link.tsx";
import { asClock, secondsLeft } from "./seconds-left.ts";
import { RECOVER_TICK_MS } from "@waslijn/contract/shared/constants";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../api/client.ts";
import { notifyFailure } from "../../parts/notification/notify.ts";

type RecoverState =
  | { kind: "checking" }
  | { kind: "email" }
  | { kind: "emailSent"; cooldown: number };

type RecoverEmail = {
  state: RecoverState;
  send: (email: string) => Promise<void>;
  /** Returns to the e-mail form, ignoring the cooldown (REC-09). */
  again: () => void;
};

/** States of the page (REC-03 to REC-09). The server renders the form, so it is usable before hydration. */
function useRecoverEmail(): RecoverEmail {
  const [known, setState] = useState<RecoverState>();
  const asked = useAskedBefore();
  const state = known ?? { kind: asked ? "checking" : "email" };

  useEffect(() => {
    const email = readStored("recoverEmail");
    if (!email) return;
    call("checkRecoverEmail", { body: { email } }).then(
      ({ cooldown }) =>
        setState(cooldown > 0 ? { kind: "emailSent", cooldown } : { kind: "email" }),
      () => setState({ kind: "email" }),
    );
  }, []);

  const sent = (email: string, cooldown: number): void => {
    store("recoverEmail", email);
    setState({ kind: "emailSent", cooldown });
  };

  const send = async (email: string): Promise<void> => {
    try {
      sent(email, (await call("recoverEmail", { body: { email } })).cooldown);
    } catch (failure) {
      const cooldown = cooldownOf(failure);
      if (cooldown === undefined) notifyFailure("recover-email", failure);
      else sent(email, cooldown);
    }
  };

  return { state, send, again: () => setState({ kind: "email" }) };
}

const never = (): (() => void) => () => undefined;

/** Whether a mail was requested before on this device; false during server rendering and hydration. */
const useAskedBefore = (): boolean =>
  useSyncExternalStore(
    never,
    () => readStored("recoverEmail") !== "",
    () => false,
  );

/** Remaining seconds if a mail was requested recently: the countdown continues from there (ERR-16). */
function cooldownOf(failure: unknown): number | undefined {
  if (!(failure instanceof ApiFailure) || !failure.is("user_recover_cooldown")) return undefined;
  return failure.problem?.extra.cooldown;
}

/** Form to request a reset mail (REC-01 to REC-10). */
export default function RecoverPage() {
  const texts = useRecoverTexts();
  const { state, send, again } = useRecoverEmail();
  return (
    <div className={`wrap wrap-narrow pagepad ${styles.page}`}>
      <Head title={texts.title} description={texts.description} />
      {state.kind === "emailSent" ? (
        <EmailSent email={readStored("recoverEmail")} cooldown={state.cooldown} onAgain={again} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <p className="lede" id="lede">
            {texts.lede}
          </p>
          {state.kind === "checking" ? <Checking /> : <EmailForm onSend={send} />}
        </>
      )}
    </div>
  );
}

function Checking() {
  const texts = useRecoverTexts();
  return (
    <div className={styles.form} aria-busy="true">
      <p role="status">{texts.checking}</p>
      <Bone size="field" />
      <Bone size="field" />
    </div>
  );
}

function EmailForm({ onSend }: { onSend: (email: string) => Promise<void> }) {
  const texts = useRecoverTexts();
  const hydrated = useHydrated();
  // Prefilled after an earlier request, so that one press sends again (REC-09). Empty until hydration.
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

type Props = { email: string; cooldown: number; onAgain: () => void };

/** Confirmation that does not tell whether there is an account (REC-10). */
function EmailSent({ email, cooldown, onAgain }: Props) {
  const texts = useRecoverTexts();
  const left = useCountdown(cooldown);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Drawing name="letter" className={styles.drawing} />
      <h1 ref={heading} tabIndex={-1}>
        {texts.sentTitle}
      </h1>
      <p className="lede">{texts.sentTo(email)}</p>
      <p className={styles.note}>{texts.sentNote}</p>
      <p className={styles.note}>
        {texts.support} <PhoneLink />, <a href={`mailto:${brand.email}`}>{brand.email}</a>
      </p>
      <div className={styles.again}>
        <Button kind="line" disabled={left > 0} onClick={onAgain}>
          {texts.again}
        </Button>
        {/* Screen readers do not hear each second, only the end. */}
        {left > 0 ? (
          <span role="timer" className="num">
            {texts.waiting} {asClock(left)}
          </span>
        ) : null}
        <span role="status" className={left > 0 ? "hide" : undefined}>
          {left > 0 ? "" : texts.canAgain}
        </span>
      </div>
    </>
  );
}

/** Seconds left, counted from the first render (REC-07). */
function useCountdown(cooldown: number): number {
  const [left, setLeft] = useState(cooldown);
  useEffect(() => {
    const since = Date.now();
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
      const now = secondsLeft(cooldown, ticks, Date.now() - since);
      setLeft(now);
      if (now === 0) clearInterval(ticking);
    }, RECOVER_TICK_MS);
    return () => clearInterval(ticking);
  }, [cooldown]);
  return left;
}
