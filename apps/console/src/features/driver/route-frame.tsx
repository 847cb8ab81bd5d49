import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Outlet, useLoaderData } from "@tanstack/react-router";
import { use, useEffect, useMemo, useState } from "react";
import { meQuery } from "../../api/me-query.ts";
import { useToday } from "../../i18n/use-today.ts";
import { usePendingActs } from "../../parts/offline/use-pending-acts.ts";
import { SessionEndedContext } from "../../parts/live.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { forgetSaid, rememberSaid } from "./recent-said.ts";
import { ownRunQuery, type ReadRun } from "./own-run-query.ts";
import { positionField, usePhonePosition } from "./phone-position.ts";
import { RouteBar } from "./route-bar.tsx";
import { RouteContext, type Route } from "./route-context.ts";
import type { RouteQueues } from "./route-queues.ts";
import { useRouteTexts } from "./route-texts.ts";
import { subjectOf, type Said, type SaidAct } from "./said.ts";
import { showStops } from "./shown-stops.ts";
import "../../ui/touch.css";
import "./route.css";
import "./route-screens.css";
import { onChance } from "@waslijn/api-client/until-answered.ts";
import { trustedWorker } from "@waslijn/design/trusted.ts";

/** Provides run, reports and unsent acts to all driver screens. */
export default function RouteFrame() {
  const queues: RouteQueues = useLoaderData({ from: "/staff-only/shell/route" });
  const texts = useRouteTexts();
  const { data: me } = useSuspenseQuery(meQuery);
  const today = useToday();
  const read = useQuery(ownRunQuery(me.id, today));
  const acts = usePendingActs(queues.acts);
  // Hides personal data when the session has ended, in case the phone is found; the input stays mounted.
  const hasEnded = use(SessionEndedContext);
  useEffect(registerWorker, []);
  const clashes = acts.filter((act) => act.state === "refused").length;
  const isSending = acts.some((act) => act.state === "waiting");
  const { refetch } = read;
  useEffect(() => {
    // The conflicting event has changed the run. Refetch once nothing is being sent, because sending cancels the fetch.
    if (clashes > 0 && !isSending) void refetch();
  }, [clashes, isSending, refetch]);
  const isCached = read.data?.isCached === true || read.isError;
  const route = useRouteOf(queues, read.data, acts, isCached);
  const isOpen = route.stops.some(({ state }) => state === "open");
  usePhonePosition(isOpen && route.run?.asksPosition === true);
  return (
    <RouteContext value={route}>
      <main id="main" className="route touch" hidden={hasEnded}>
        {read.data ? (
          <Outlet />
        ) : (
          <>
            <RouteBar title={texts.title} />
            {read.isPending ? (
              <Loading label={texts.loading} />
            ) : (
              <Failed failure={read.error} onRetry={() => void read.refetch()} />
            )}
          </>
        )}
      </main>
    </RouteContext>
  );
}

function useRouteOf(
  queues: RouteQueues,
  read: ReadRun | undefined,
  acts: readonly SaidAct[],
  isCached: boolean,
): Route {
  /** Subjects of acts that are being stored. */
  const [storing] = useState(() => new Set<string>());
  return useMemo(
    () => ({
      run: read?.run ?? null,
      stops: read?.run ? showStops(read.run, acts) : [],
      seen: read?.seen ?? {},
      isCached,
      acts,
      queues,
      say: (said: Said) =>
        onceIn(storing, subjectOf(said), async () => {
          const act = await queues.acts.add(subjectOf(said), { ...said, ...positionField() });
          if (said.act === "done" || said.act === "missed") await rememberSaid(act);
        }),
      async undo(act: SaidAct) {
        await onceIn(storing, act.subject, () => undo(queues, act));
      },
    }),
    [queues, read, acts, isCached, storing],
  );
}

async function undo({ acts, photos }: RouteQueues, act: SaidAct): Promise<void> {
  await forgetSaid(act);
  const photo = act.what.act === "done" && act.what.proof?.photo;
  const taken = photos.read().find(({ id }) => id === photo);
  if (taken) await photos.takeBack(taken);
  if (await acts.takeBack(act)) return;
  const { number, kind, version } = act.what;
  await acts.add(act.subject, { number, kind, version, act: "undo", undoes: act.id });
}

/** Runs the work unless work on this subject is running; returns whether it did. */
async function onceIn(
  running: Set<string>,
  subject: string,
  work: () => Promise<void>,
): Promise<boolean> {
  if (running.has(subject)) return false;
  running.add(subject);
  try {
    await work();
    return true;
  } finally {
    running.delete(subject);
  }
}

/** Registers the service worker that lets the console start offline, for drivers only. */
export function registerWorker(): (() => void) | undefined {
  if (!("serviceWorker" in navigator)) return undefined;
  const register = (): void => {
    // Failure only means that the page cannot be opened offline.
    navigator.serviceWorker
      .register(trustedWorker("/console/worker.js"), { scope: "/console/" })
      .catch(() => undefined);
  };
  register();
  // Retry, because a failed download aborts the installation; registering again is a no-op once installed.
  return onChance(register);
}
