import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, type ReactNode } from "react";
import { meQuery } from "../../api/me-query.ts";
import { SilenceContext } from "../../parts/live/live.tsx";
import { SessionEndedContext } from "../../parts/session/session-ended.ts";
import { useLive } from "../live/use-live.ts";
import { may } from "../session.ts";
import { useEndedSession } from "./use-ended-session.ts";

const SignInAgain = lazy(() => import("../../features/sign-in/sign-in-again.tsx"));

/** Follows what others do, and asks whoever's session ended to sign in again over the screen as it stands. */
export function AtWork({ children }: { children: ReactNode }) {
  const { data: me } = useSuspenseQuery(meQuery);
  const { hasEnded, goOn } = useEndedSession(me.id);
  const silent = useLive(!hasEnded && may(me.role, "followDesk"));
  return (
    <SilenceContext value={silent}>
      <SessionEndedContext value={hasEnded}>{children}</SessionEndedContext>
      {hasEnded && (
        <Suspense>
          <SignInAgain onEnter={goOn} />
        </Suspense>
      )}
    </SilenceContext>
  );
}
