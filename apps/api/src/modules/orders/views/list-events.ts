import { amsterdamDate, amsterdamTime } from "@waslijn/contract/shared/amsterdam-time";
import type { Work } from "../../../work.ts";
import { readEvents } from "../orders-repository.ts";
import { orderByNumber } from "./order-by-number.ts";

export type ShownEvent = { version: number; at: string; kind: string; who: string; data: object };

/** What happened to an order, when, and who did it. */
export const listEvents: Work<{ number: string }, ShownEvent[]> = async (deps, { number }) => {
  const { id } = await orderByNumber(deps, number);
  const events = await readEvents(deps.db, id);
  return events.map(({ version, at, kind, actor, actor_id, data }) => ({
    version,
    at: `${amsterdamDate(at)} ${amsterdamTime(at)}`,
    kind,
    who: actor_id ? `${actor} ${actor_id}` : actor,
    data,
  }));
};
