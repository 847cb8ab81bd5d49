import { RECOVER_LINK_TTL_SECONDS } from "@waslijn/contract/shared/constants";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../api/client.ts";
import { navigate } from "../../parts/navigation/navigate.ts";
import { useHref, useVisit } from "../../parts/navigation/use-visit.ts";
import { takeToken } from "../../parts/navigation/take-token.ts";

export type TokenState = {
  kind: "checking" | "password" | "expired" | "lost";
  /** Seconds that the link is valid: the usual ones until the server tells (REC-16). */
  ttl: number;
  token: string;
};

const CHECKING: TokenState = { kind: "checking", ttl: RECOVER_LINK_TTL_SECONDS, token: "" };

/** The states of the link (REC-11 to REC-17). */
export function useRecoverToken(): TokenState & { retry: () => void } {
  const visit = useVisit();
  const notFound = useHref()("not-found");
  const [state, setState] = useState(CHECKING);
  const [attempt, setAttempt] = useState(1);
  const leave = useEffectEvent(() => navigate(notFound, { replace: true }));

  // A language switch makes a new history entry: it keeps the token too.
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
