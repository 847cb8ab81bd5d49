import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { keepSending } from "@waslijn/api-client/offline/keep-sending.ts";
import { sendPhoto } from "@waslijn/api-client/photos/send-photo.ts";
import type { StopResult } from "@waslijn/contract/console/runs";
import { callConsole } from "../../api/client.ts";
import { isWaiting } from "@waslijn/api-client/offline/offline-queue.ts";
import { openActQueue, type ActQueue } from "../../parts/offline/act-queue.ts";
import { subjectOf, type Said, type SaidAct, type StopName } from "./said.ts";

/** A photo of a door, scaled down. */
export type TakenPhoto = StopName & { photo: Blob };

export type RouteQueues = {
  acts: ActQueue<Said, StopResult>;
  photos: ActQueue<TakenPhoto>;
};

/** Queues of a driver's reports and photos on this phone; a photo is sent after the reports on its stop (DRIVE-03). */
export function openRouteQueues(
  owner: string,
  onSent: (act: SaidAct, result: StopResult) => Promise<void>,
): RouteQueues {
  const acts = openActQueue<Said, StopResult>("route", {
    owner,
    onSent,
    send: ({ id, madeAt, what: { number, kind, ...said } }) =>
      callConsole("actAtStop", { params: { number, kind }, body: { ...said, id, at: madeAt } }),
  });
  const photos = openActQueue<TakenPhoto>("route-photos", {
    owner,
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
    subscribe: acts.subscribe,
    async send() {
      await acts.send();
      await photos.send();
    },
  });
  return { acts, photos };
}

/** With an id, the report that the photo belongs to names it. */
export const keepPhoto = (
  queues: RouteQueues,
  stop: StopName,
  photo: Blob,
  id?: string,
): Promise<unknown> =>
  queues.photos.add(subjectOf(stop), { number: stop.number, kind: stop.kind, photo }, id);
