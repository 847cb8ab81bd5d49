import type { ManyPreview } from "@waslijn/contract/console/many";
import type { RunsBoard } from "@waslijn/contract/console/runs";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DELIVERY } from "../../../../test/order-fixtures.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import {
  by,
  change,
  placeOrder,
  rowOf,
  wrongWindows,
  type PlacedOrder,
} from "../../../../test/order-life.ts";
import { sendMails } from "../../../../test/outbox.ts";
import { addStaff, staffHeaders } from "../../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { waitForWaiting } from "../../../../test/wait-for-waiting.ts";
import { pickUp } from "../../orders/life/handle-order.ts";
import { holdOrders } from "../../provider-data/provider-data-repository.ts";

const FRIDAY = "2026-11-20T10:00:00+01:00";
const TUESDAY = "2026-11-17";

describe("many orders at once", () => {
  let it: TestApp;
  let imke: string;
  let headers: Record<string, string>;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    await it.deps.db
      .updateTable("hub_windows")
      .set({ capacity: 60 })
      .where("hub_id", "=", "haarlem")
      .execute();
    imke = await addStaff(it, "desk");
    headers = await staffHeaders(it, imke);
  });
  afterAll(() => it.close());

  const send = (path: string, payload: object) =>
    it.app.inject({ method: "POST", url: `/api/console/${path}`, payload, headers });
  const asSeen = (orders: PlacedOrder[], version = 1) =>
    orders.map(({ number }) => ({ number, version }));
  const move = (orders: PlacedOrder[], time = FRIDAY, kind = "delivery") =>
    send("many/move", { orders: asSeen(orders), kind, time });
  const place = (count: number, deliveryTime = DELIVERY): Promise<PlacedOrder[]> =>
    Promise.all(Array.from({ length: count }, () => placeOrder(it, { order: { deliveryTime } })));
  const deliveriesOf = async (orders: PlacedOrder[]): Promise<(string | null)[]> =>
    Promise.all(orders.map(async ({ id }) => (await rowOf(it, id)).delivery_date));
  const mailsOf = async (orders: PlacedOrder[], kind: string) =>
    (await it.deps.db.selectFrom("outbox").selectAll().where("kind", "=", kind).execute()).filter(
      ({ data }) => orders.some(({ id }) => id === (data as { orderId?: string }).orderId),
    );
  const statusesOf = (answers: { statusCode: number }[]): number[] =>
    answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);

  test("move to another window together, without a fee, in the name of who did it [DESK-08]", async () => {
    const orders = await place(3, FRIDAY);
    const [sunday, evening] = [headers, "2026-11-16T22:00:00+01:00"];
    const before = clock.now();
    clock.set(evening);
    headers = await staffHeaders(it, imke);
    const moved = await move(orders, "2026-11-18T08:00:00+01:00", "pickup");
    clock.set(before.toISOString());
    headers = sunday;
    expect(moved.json(), moved.body).toEqual({ orders: asSeen(orders, 2) });
    const events = await it.deps.db
      .selectFrom("order_events")
      .select(["actor_id", "data"])
      .where("order_id", "=", orders[0]?.id ?? "")
      .where("version", "=", 2)
      .execute();
    expect(events).toEqual([
      {
        actor_id: imke,
        data: {
          pickup: { date: "2026-11-18", time: "08:00" },
          was: { pickup: { date: "2026-11-17", time: "08:00" } },
        },
      },
    ]);
    const audit = it.deps.db.selectFrom("audit").select("staff_id");
    const about = `order ${orders[2]?.number}`;
    expect(await audit.where("about", "=", about).execute()).toEqual([{ staff_id: imke }]);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("a preview says which fit and why others do not; with one of those nothing moves [DESK-08]", async () => {
    const [fits, collected, other, ...crowd] = await place(5);
    if (!fits || !collected || !other) throw new Error("Nothing was placed.");
    await change(it, other, { version: 1, deliveryTime: FRIDAY });
    await pickUp(it.deps, await by(it, "driver", collected.id), { bags: 1 });
    const preview = async (time: string, kind: string, orders: object[]) => {
      const answer = await send("many/move/preview", { orders, kind, time });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<ManyPreview>().orders.map(({ why }) => why);
    };
    const all = [
      { number: fits.number, version: 1 },
      { number: other.number, version: 2 },
      { number: collected.number, version: 1 },
      { number: "W-1", version: 1 },
    ];
    expect(await preview(FRIDAY, "delivery", all)).toEqual([
      null,
      "there-already",
      "changed",
      "gone",
    ]);
    const later = [...asSeen([fits]), { number: collected.number, version: 2 }];
    expect(await preview("2026-11-18T08:00:00+01:00", "pickup", later)).toEqual([
      "delivery-too-early",
      "picked-up",
    ]);
    expect(await preview("2026-11-22T08:00:00+01:00", "delivery", asSeen([fits]))).toEqual([
      "not-offered",
    ]);
    const narrow = { hub_id: "haarlem", kind: "delivery", from_time: "18:00" };
    const windows = it.deps.db.updateTable("hub_windows");
    const room = (capacity: number) =>
      windows
        .set({ capacity })
        .where("hub_id", "=", narrow.hub_id)
        .where("kind", "=", narrow.kind)
        .where("from_time", "=", narrow.from_time)
        .execute();
    await room(1);
    const evening = "2026-11-20T18:00:00+01:00";
    expect(await preview(evening, "delivery", asSeen([fits, ...crowd]))).toEqual([
      null,
      "full",
      "full",
    ]);
    const refused = await move([fits, ...crowd], evening);
    await room(60);
    expect([refused.statusCode, refused.json().type]).toEqual([409, "not_all_fit"]);
    expect(await deliveriesOf([fits])).toEqual(["2026-11-19"]);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("a calendar that changes while orders are moved is looked at again, and they move [DESK-08]", async () => {
    const orders = await place(3);
    const { moved } = await it.deps.db.transaction().execute(async (db) => {
      await holdOrders(db);
      const moved = move(orders);
      await waitForWaiting(it.deps.db);
      await sql`UPDATE revisions SET revision = revision + 1 WHERE name = 'catalogue'`.execute(db);
      return { moved };
    });
    const answer = await moved;
    expect(answer.json(), answer.body).toEqual({ orders: asSeen(orders, 2) });
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("of two desks that move the same orders at once, in whatever order, one does [DESK-08]", async () => {
    const orders = await place(4);
    const answers = await Promise.all([
      move(orders, FRIDAY),
      move(orders.toReversed(), "2026-11-20T12:00:00+01:00"),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(new Set(await deliveriesOf(orders))).toEqual(new Set(["2026-11-20"]));
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("undo puts back windows and runs, and the mails that waited are never sent [DESK-08]", async () => {
    const orders = await place(2);
    const driver = await addStaff(it, "driver");
    const made = await send("runs", { hub: "haarlem", day: TUESDAY, driver });
    const run = made.json<RunsBoard>().runs.find((one) => one.driver.id === driver);
    const stops = orders.map(({ number }) => ({ number, kind: "pickup", isLocked: true }));
    await send("runs/plan", { runs: [{ id: run?.id, version: 1, stops }] });
    const earlier = "2026-11-17T08:00:00+01:00";
    const moved = await move(orders, "2026-11-16T08:00:00+01:00", "pickup");
    expect(moved.statusCode, moved.body).toBe(200);
    const runNow = async () => {
      const url = `/api/console/runs?hub=haarlem&day=${TUESDAY}`;
      const board = (await it.app.inject({ url, headers })).json<RunsBoard>();
      return board.runs.find(({ id }) => id === run?.id)?.stops ?? [];
    };
    expect(await runNow()).toEqual([]);
    expect(await mailsOf(orders, "order-changed")).toHaveLength(2);
    await sendMails(it);
    const undone = await send("many/move/undo", moved.json());
    expect(undone.json(), undone.body).toEqual({ orders: asSeen(orders, 3) });
    const [row] = await Promise.all(orders.map(({ id }) => rowOf(it, id)));
    expect(row?.pickup_at).toEqual(new Date(earlier));
    expect(await runNow()).toMatchObject(stops);
    expect(await mailsOf(orders, "order-changed")).toEqual([]);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("undo is refused in words once something else happened or a minute is over [DESK-08]", async () => {
    const orders = await place(2);
    const moved = (await move(orders)).json();
    const [one] = orders;
    if (one) await change(it, one, { version: 2, deliveryTime: DELIVERY });
    const late = async () => {
      const answer = await send("many/move/undo", moved);
      return [answer.statusCode, answer.json().type, answer.json().title];
    };
    const words = "Too late to undo: something happened meanwhile. Nothing was changed.";
    expect(await late()).toEqual([409, "not_undone", words]);
    const others = await place(1);
    const again = (await move(others)).json();
    clock.forward(61);
    const answer = await send("many/move/undo", again);
    expect(answer.json().type).toBe("not_undone");
    expect(await deliveriesOf(others)).toEqual(["2026-11-20"]);
  });

  test("a message reaches the customers after a minute, and can be taken back until then [DESK-08]", async () => {
    const orders = await place(2);
    const numbers = orders.map(({ number }) => number);
    const text = "Morgen rijdt de bus een uur later.\n\nTot dan!";
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await send("many/message", { id: first, numbers, text })).statusCode).toBe(204);
    await sendMails(it);
    const undone = await send("many/message/undo", { id: first, numbers });
    expect(undone.statusCode, undone.body).toBe(204);
    expect(await mailsOf(orders, "desk-message")).toEqual([]);
    await send("many/message", { id: second, numbers, text });
    clock.forward(61);
    await sendMails(it);
    const [sent] = await mailsOf(orders, "desk-message");
    expect(sent).toMatchObject({ rendered: { text: expect.stringContaining("Tot dan!") } });
    const late = await send("many/message/undo", { id: second, numbers });
    expect([late.statusCode, late.json().type]).toEqual([409, "not_undone"]);
    expect(await mailsOf(orders, "desk-message")).toHaveLength(2);
  });

  test("who has no address is named in the preview, and nobody is written to with them [DESK-08]", async () => {
    const [one, other] = await place(2);
    if (!one || !other) throw new Error("Nothing was placed.");
    const orders = it.deps.db.updateTable("orders").set({ contact: "{}" });
    await orders.where("id", "=", other.id).execute();
    const numbers = [one.number, other.number];
    const preview = (await send("many/message/preview", { numbers })).json<ManyPreview>();
    expect(preview.orders).toEqual([
      { number: one.number, customer: "Noor Bakker", why: null },
      { number: other.number, customer: "", why: "no-address" },
    ]);
    const refused = await send("many/message", { id: randomUUID(), numbers, text: "Hallo" });
    expect(refused.json().type).toBe("not_all_fit");
    expect(await mailsOf([one, other], "desk-message")).toEqual([]);
  });
});
