import { useSuspenseQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, type ReactNode, useEffect, useState } from "react";
import { meQuery } from "../../api/me-query.ts";
import { SilenceContext, SessionEndedContext } from "../../parts/live.tsx";
import { useLive } from "../use-live.ts";
import { may } from "../access.ts";
import { useNavigate } from "@tanstack/react-router";
import { clearCache } from "../../parts/offline/day-cache.ts";
import { onSignedOut } from "../../api/client.ts";

const SignInAgain = lazy(() => import("../../features/sign-in/sign-in-again.tsx"));

const AtTablet = lazy(() => import("../../features/tablet/at-tablet.tsx"));

/** Subscribes to the live channel, and asks to sign in again over the current screen when the session has ended. */
export function AtWork({ children }: { children: ReactNode }) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { hasEnded, goOn } = useEndedSession(me.id);
  const silent = useLive(!hasEnded && may(me.role, "followDesk"));
  return (
    <SilenceContext value={silent}>
      <SessionEndedContext value={hasEnded}>{children}</SessionEndedContext>
      <Suspense>
        {me.isOnTablet && <AtTablet isLocked={hasEnded} onEnter={goOn} />}
        {hasEnded && !me.isOnTablet && <SignInAgain onEnter={goOn} />}
      </Suspense>
    </SilenceContext>
  );
}

type EndedSession = {
  hasEnded: boolean;
  /** Resumes after signing in again. */
  goOn: () => Promise<void>;
};

/** When the session ends the screen stays mounted, and is resumed only by the same person. */
function useEndedSession(who: string): EndedSession {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(
    () =>
      onSignedOut(() => {
        setHasEnded(true);
        // Remove personal data: somebody else may find the phone.
        void clearCache();
      }),
    [],
  );
  const goOn = async (): Promise<void> => {
    const { id } = await queries.fetchQuery({ ...meQuery, staleTime: 0 });
    if (id !== who) return navigate({ to: "/", reloadDocument: true });
    setHasEnded(false);
    await queries.invalidateQueries();
  };
  return { hasEnded, goOn };
}
