import { UNDO_SECONDS } from "@waslijn/contract/console/codes";
import { WINDOW_KINDS, type WindowKind } from "@waslijn/contract/shared/codes";
import { sql } from "kysely";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import type { RequestKey } from "../../orders/idempotency.ts";
import { windowsChange, type NewWindows } from "../../orders/life/change-windows.ts";
import type { EventData, PlaceInRun } from "../../orders/life/fold-events.ts";
import { lockOrders, recordEvents } from "../../orders/life/record-event.ts";
import { customerMails } from "../../orders/mail-recipients.ts";
import {
  findOrdersByNumber,
  type OrderEventRow,
  type OrderRow,
} from "../../orders/orders-repository.ts";
import { putBackIntoRun } from "../../driving/runs-repository.ts";
import { changeMany, eventOf, versionsOf, type Moved } from "./move-many.ts";

type AsSeen = { number: string; version: number };

/**
 * Puts orders back into the windows and runs before the desk's last move, all or none; a stop that was missed is missed
 * again. The windows are not checked against the calendar again, but a place that was booked meanwhile is not taken
 * back.
 */
export async function undoMove(
  deps: Pick<Deps, "db" | "clock" | "live">,
  staff: { id: string },
  seen: AsSeen[],
  key?: RequestKey,
): Promise<Moved> {
  const numbers = seen.map(({ number }) => number);
  const now = deps.clock.now();
  await changeMany(deps, key, numbers, async (transaction) => {
    const orders = await findOrdersByNumber(transaction, numbers);
    const moves = await lastMoves(transaction, [...orders.values()]);
    const undone = seen.map(({ number, version }) => {
      const order = orders.get(number);
      const move = order && moves.get(order.id);
      if (!order || order.version !== version || !move) throw new ApiProblem("not_undone");
      return { order, ...whatWas(move, now) };
    });
    const changes = undone.map(({ order, windows, awaits }) => {
      const { data, set, ...parts } = windowsChange(order, windows);
      return {
        ...eventOf(order, staff, now, { ...data, ...(awaits && { awaits }) }),
        ...parts,
        set: { ...set, ...(awaits && { awaits_window: awaits }) },
      };
    });
    const runs = undone.flatMap(({ places }) => places.map(({ run }) => run.id));
    await lockOrders(transaction, { changes, runs });
    const unsent = await takeBackMails(transaction, undone);
    await recordEvents(transaction, {
      changes: changes.map((change, turn) => {
        const order = undone[turn]?.order;
        const isNotified = order && !unsent.has(order.id);
        return { ...change, mails: isNotified ? customerMails(order, "order-changed") : [] };
      }),
    });
    for (const { order, places } of undone) {
      for (const { kind, run } of places) {
        await putBackIntoRun(transaction, order.id, kind, run, staff, now);
      }
    }
  });
  return versionsOf(deps.db, numbers);
}

/** The last event of each order, if it is a desk's move. */
async function lastMoves(db: Db, orders: OrderRow[]): Promise<Map<string, OrderEventRow>> {
  if (orders.length === 0) return new Map();
  const rows = await db
    .selectFrom("order_events")
    .innerJoin("orders", (join) =>
      join
        .onRef("orders.id", "=", "order_events.order_id")
        .onRef("orders.version", "=", "order_events.version"),
    )
    .selectAll("order_events")
    .where(
      "order_events.order_id",
      "in",
      orders.map(({ id }) => id),
    )
    .where("order_events.kind", "=", "windows-changed")
    .where("order_events.actor", "=", "staff")
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}

type Before = {
  windows: NewWindows;
  awaits: WindowKind | undefined;
  places: { kind: WindowKind; run: PlaceInRun }[];
};

/** The order before the move. Its windows may have begun or passed: it was in them when the desk moved it. */
function whatWas({ at, data }: OrderEventRow, now: Date): Before {
  const { was = {}, ...moved }: EventData = data;
  const { pickup, delivery, awaits, runs = {} } = was;
  const windows = { ...(pickup && { pickup }), ...(delivery && { delivery }) };
  const isLate = now.getTime() - at.getTime() > UNDO_SECONDS * 1000;
  // A delivery that the order did not have before cannot be removed again.
  const isWhole = WINDOW_KINDS.every((kind) => !moved[kind] || windows[kind]);
  if (isLate || !isWhole) throw new ApiProblem("not_undone");
  const places = WINDOW_KINDS.flatMap((kind) => {
    const run = runs[kind];
    return run ? [{ kind, run }] : [];
  });
  return { windows, awaits, places };
}

/** Deletes the mails about the move that are still unsent; returns the ids of their orders. */
async function takeBackMails(db: Db, undone: { order: OrderRow }[]): Promise<Set<string>> {
  const versions = new Map(undone.map(({ order }) => [order.id, order.version]));
  const { rows } = await sql<{ order: string }>`
    DELETE FROM outbox m WHERE m.data->>'orderId' = ANY(${[...versions.keys()]}::text[])
      AND m.kind = 'order-changed' AND m.sent_at IS NULL AND m.attempts = 0
      AND (m.data->>'version')::int = (${JSON.stringify(Object.fromEntries(versions))}::jsonb
        ->> (m.data->>'orderId'))::int
    RETURNING m.data->>'orderId' AS "order"`.execute(db);
  return new Set(rows.map(({ order }) => order));
}
