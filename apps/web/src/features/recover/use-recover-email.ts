import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../api/client.ts";
import { readStored, store } from "../../lib/storage.ts";
import { notifyFailure } from "../../parts/notification/notify.ts";

export type RecoverState =
  | { kind: "checking" }
  | { kind: "email" }
  | { kind: "emailSent"; cooldown: number };

export type RecoverEmail = {
  state: RecoverState;
  send: (email: string) => Promise<void>;
  /** Back to the e-mail, as if no cooldown were (REC-09). */
  again: () => void;
};

/** The states of the page (REC-03 to REC-09). What the server renders can be typed in already. */
export function useRecoverEmail(): RecoverEmail {
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

/** The server does not know it, nor does the first render. */
const useAskedBefore = (): boolean =>
  useSyncExternalStore(
    never,
    () => readStored("recoverEmail") !== "",
    () => false,
  );

/** A mail was asked for a moment ago: the countdown goes on from there (ERR-16). */
function cooldownOf(failure: unknown): number | undefined {
  if (!(failure instanceof ApiFailure) || !failure.is("user_recover_cooldown")) return undefined;
  return failure.problem?.extra.cooldown;
}
