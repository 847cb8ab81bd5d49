import type { LiveChange } from "@waslijn/contract/console/today";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import type { EventStream } from "../../http/event-stream.ts";
import { catalogueRevision } from "../catalogue/cache-by-revision.ts";
import { lastEvent } from "../orders/orders-repository.ts";

/** Heartbeat. A client warns after ten seconds without one (DESK-06), so two may be late. */
const BEAT_MS = 4000;
/**
 * Event numbers are assigned before the commit, so concurrent ones may appear later with a lower number: this many are
 * sent again.
 */
const OVERLAP = 100;
const MOST_AT_ONCE = 500;

export type Following = {
  /** Number of the last event that the client received; undefined for a client that has just loaded everything. */
  since: number | undefined;
  /** Checks at every heartbeat whether the session is still valid. */
  mayStay: () => Promise<boolean>;
  beatMs?: number;
};

/**
 * Streams to a desk which orders changed, each with the number of its last event, which runs changed, and when the
 * provider's data changed. A heartbeat proves the connection up to the database, and finds changes whose notification
 * was lost: delivery is at most once.
 */
export function followChanges(
  { db, live }: Pick<Deps, "db" | "live">,
  stream: EventStream,
  { since, mayStay, beatMs = BEAT_MS }: Following,
): void {
  let lastSent = since ?? 0;
  let revision: number | undefined;
  let isOver = false;
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    // A failed query is retried at the next heartbeat. Without a heartbeat the client shows that it is offline.
    last = last.then(() => (isOver ? undefined : work())).catch(() => undefined);
  };
  const sendChange = (change: LiveChange): void => {
    lastSent = Math.max(lastSent, change.event);
    stream.send("order", change, lastSent);
  };
  const catchUp = async (): Promise<void> => {
    const changes = await changesSince(db, lastSent - OVERLAP);
    if (changes.length < MOST_AT_ONCE) return changes.forEach(sendChange);
    await sendMany();
  };
  const sendMany = async (): Promise<void> => {
    lastSent = await lastEvent(db);
    stream.send("many", {}, lastSent);
  };
  const sendDataChange = async (): Promise<void> => {
    const now = await catalogueRevision(db);
    if (revision !== undefined && now !== revision) stream.send("data", {}, lastSent);
    revision = now;
  };
  const beat = async (): Promise<void> => {
    if (!(await mayStay())) return stream.end();
    await sendDataChange();
    if ((await lastEvent(db)) > lastSent) await catchUp();
    stream.send("beat", {}, lastSent);
  };

  inTurn(async () => {
    if (since === undefined) lastSent = await lastEvent(db);
    else await catchUp();
    await sendDataChange();
    stream.send("beat", {}, lastSent);
  });
  const stop = live.follow((change) =>
    inTurn(async () => {
      // Notes, messages and runs have no event number to catch up by.
      if (!change) return sendMany();
      if ("data" in change) return stream.send("data", { table: change.data }, lastSent);
      if ("run" in change) return stream.send("run", { run: change.run }, lastSent);
      const now = await changeOf(db, change.order);
      if (now) sendChange(now);
    }),
  );
  const timer = setInterval(() => inTurn(beat), beatMs);
  stream.onEnd(() => {
    isOver = true;
    clearInterval(timer);
    stop();
  });
}

const changes = (db: Db) => db.selectFrom("orders").select(["number", "last_event as event"]);

const changeOf = (db: Db, id: string): Promise<LiveChange | undefined> =>
  changes(db).where("id", "=", id).executeTakeFirst();

const changesSince = (db: Db, event: number): Promise<LiveChange[]> =>
  changes(db).where("last_event", ">", event).orderBy("last_event").limit(MOST_AT_ONCE).execute();
