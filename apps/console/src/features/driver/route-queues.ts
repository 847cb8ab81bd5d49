import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { sendPhoto } from "@waslijn/api-client/photos/send-photo.ts";
import type { StopTold } from "@waslijn/contract/console/runs";
import { callConsole } from "../../api/client.ts";
import { openKeptStore } from "../../parts/kept/device-store.ts";
import { aloneAs, keepSending } from "../../parts/kept/keep-sending.ts";
import { isWaiting } from "../../parts/kept/kept-act.ts";
import { KeptQueue } from "../../parts/kept/kept-queue.ts";
import { subjectOf, type Said, type SaidAct, type StopName } from "./said.ts";

/** A photo of a door, scaled down. */
export type TakenPhoto = StopName & { photo: Blob };

export type RouteQueues = {
  acts: KeptQueue<Said, StopTold>;
  photos: KeptQueue<TakenPhoto>;
};

/** Queues of a driver's reports and photos on this phone; a photo is sent after the reports on its stop (DRIVE-03). */
export function openRouteQueues(
  owner: string,
  onSent: (act: SaidAct, told: StopTold) => Promise<void>,
): RouteQueues {
  const acts = new KeptQueue<Said, StopTold>({
    store: openKeptStore("route"),
    owner,
    alone: aloneAs("route"),
    onSent,
    send: ({ id, madeAt, what: { number, kind, ...said } }) =>
      callConsole("actAtStop", { params: { number, kind }, body: { ...said, id, at: madeAt } }),
  });
  const photos = new KeptQueue<TakenPhoto>({
    store: openKeptStore("route-photos"),
    owner,
    alone: aloneAs("route-photos"),
    async send({ id, subject, what: { number, kind, photo } }) {
      const isFirst = acts.read().some((act) => isWaiting(act) && act.subject === subject);
      // Treated as no response, so that the queue keeps it and retries.
      if (isFirst) throw new ApiFailure();
      await sendPhoto(photo, {
        send: (body) => callConsole("sendStopPhoto", { params: { number, kind, id }, body }),
        onPart: () => undefined,
        onLost: () => {
          throw new ApiFailure();
        },
      });
    },
  });
  keepSending({
    async send() {
      await acts.send();
      await photos.send();
    },
  });
  return { acts, photos };
}

export const keepPhoto = (queues: RouteQueues, stop: StopName, photo: Blob): Promise<unknown> =>
  queues.photos.add(subjectOf(stop), { number: stop.number, kind: stop.kind, photo });
