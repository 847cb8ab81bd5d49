import type { CountingBook, CountingOrder } from "@waslijn/contract/console/counting";
import type { DeskOrder } from "@waslijn/contract/console/order";
import type { OrdersPage } from "@waslijn/contract/console/orders";
import { UNDO_SECONDS } from "@waslijn/contract/console/codes";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Counter, orderIn } from "../../../test/counter.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { sendDueBills } from "../orders/life/billing/send-bill.ts";

let counter: Counter;
beforeAll(async () => {
  counter = await Counter.open();
});
afterAll(() => counter.it.close());

describe("the bill of a count", () => {
  const kindsOf = ({ history }: Pick<DeskOrder, "history">) => history.map(({ kind }) => kind);

  test("Done sends the bill a minute later, and once, however often it arrives [COUNT-03] [COUNT-06]", async () => {
    const { id, number } = await counter.fetched();
    const { version } = await counter.opened(number);
    const key = randomUUID();
    const done = () => counter.count(number, { version }, key);
    expect((await done()).statusCode).toBe(200);
    const counted: DeskOrder = (await done()).json();
    expect(kindsOf(counted)).toEqual(["placed", "picked-up", "counted"]);
    expect(counted.bill?.pay).toBeNull();
    expect(counted.billGoesAt).not.toBeNull();
    counter.clock.forward(UNDO_SECONDS - 1);
    expect(await sendDueBills(counter.it.deps)).toBe(0);
    counter.clock.forward(1);
    expect(
      await Promise.all([sendDueBills(counter.it.deps), sendDueBills(counter.it.deps)]),
    ).toContain(1);
    const { bill, ...order } = await counter.order(number);
    expect(kindsOf(order)).toEqual(["placed", "picked-up", "counted", "bill-sent"]);
    expect(bill?.pay).not.toBeNull();
    expect(await counter.billsMailed(id)).toBe(1);
  });

  test("who sent a bill sees it leave, and undoes it; then nobody is mailed and Today asks for it [COUNT-06] [DESK-13]", async () => {
    const { id, number } = await counter.fetched();
    const { version } = await counter.opened(number);
    const { bill }: DeskOrder = (await counter.count(number, { version })).json();
    const leaving = async (who = counter.headers) => {
      const answer = await counter.it.app.inject({ url: "/api/console/counting", headers: who });
      const book: CountingBook = answer.json();
      return book.leaving.filter((one) => one.number === number);
    };
    const row = { number, version: version + 1, cents: bill?.total, seconds: UNDO_SECONDS };
    expect(await leaving()).toMatchObject([row]);
    expect(
      await leaving(await staffHeaders(counter.it, await addStaff(counter.it, "desk"))),
    ).toEqual([]);
    expect(await counter.needing("bill-unsent")).not.toContain(number);

    const hold = () => counter.call("POST", `/orders/${number}/bill/hold`);
    expect((await hold()).json()).toMatchObject({ billGoesAt: null });
    expect((await hold()).json()).toMatchObject({ type: "not_undone" });
    counter.clock.forward(UNDO_SECONDS);
    await sendDueBills(counter.it.deps);
    expect(await counter.billsMailed(id)).toBe(0);
    expect(await counter.needing("bill-unsent")).toContain(number);
    const listed: OrdersPage = (await counter.call("GET", "/orders?payment=unsent")).json();
    expect(listed.orders.map((one) => one.number)).toContain(number);

    const sent = await counter.call("POST", `/orders/${number}/bill`, {
      version: version + 1,
      now: true,
    });
    expect(kindsOf(sent.json())).toContain("bill-sent");
    expect(await counter.needing("bill-unsent")).not.toContain(number);
  });

  test("a bill that was counted on the order screen is a task until it is sent from there [DESK-13]", async () => {
    const { id, number } = await counter.fetched();
    const { version } = await counter.opened(number);
    await counter.count(number, { version, send: false });
    expect(await counter.needing("bill-unsent")).toContain(number);
    const send = () => counter.call("POST", `/orders/${number}/bill`, { version: version + 1 });
    expect((await send()).json()).toMatchObject({ bill: { pay: null } });
    expect(await counter.needing("bill-unsent")).not.toContain(number);
    counter.clock.forward(UNDO_SECONDS);
    await sendDueBills(counter.it.deps);
    expect(await counter.billsMailed(id)).toBe(1);
    expect((await send()).json()).toMatchObject({ type: "order_changed" });
  });

  test("a bill that became nothing before its time came is not sent [COUNT-06]", async () => {
    const { id, number } = await counter.fetched();
    const { version } = await counter.opened(number);
    await counter.count(number, { version });
    const nothing = { pieces: [], kilos: 0, empty: true, version: version + 1 };
    expect((await counter.count(number, nothing)).json()).toMatchObject({ billGoesAt: null });
    counter.clock.forward(UNDO_SECONDS);
    await sendDueBills(counter.it.deps);
    expect(await counter.billsMailed(id)).toBe(0);
  });

  test("a count of nothing is asked about first [COUNT-06]", async () => {
    const { number } = await counter.fetched();
    const { version } = await counter.opened(number);
    const nothing = { version, pieces: [], kilos: 0 };
    const refused = await counter.count(number, nothing);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ type: "count_empty" });
    expect((await counter.count(number, { ...nothing, empty: true })).json()).toMatchObject({
      state: "counted",
    });
  });
});

describe("two people at one order", () => {
  const seen = (bags: CountingOrder["kept"]) => bags.map(({ id, revision }) => ({ id, revision }));

  test("the server numbers bags: a second one without a label never takes the first one's place [COUNT-06]", async () => {
    const { number } = await counter.fetched(3);
    for (const kilos of [1, 2]) await counter.keep(number, randomUUID(), { kilos });
    await counter.keep(number, randomUUID(), { kilos: 5, bag: 5 });
    await counter.keep(number, randomUUID(), { kilos: 3 });
    const { kept } = await counter.opened(number);
    expect(kept.map(({ bag, kilos }) => [bag, kilos])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [5, 5],
    ]);
    // The label of a bag that a colleague counted: a person must compare both.
    const again = await counter.keep(number, randomUUID(), { bag: 5 });
    expect(again.json()).toMatchObject({ type: "order_changed" });
  });

  test("a bag that a colleague changed meanwhile is not overwritten, kept or counted [COUNT-06] [LIFE-08]", async () => {
    const { number } = await counter.fetched(2);
    const [id, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    await counter.keep(number, id, { kilos: 3, revision: first });
    const opened = await counter.opened(number);
    expect(opened.kept[0]?.by.name).toBe("Imke de Vries");
    const colleague = { kilos: 4, seen: first, revision: second };
    expect((await counter.keep(number, id, colleague)).statusCode).toBe(200);
    const late = await counter.keep(number, id, { seen: first, kilos: 5 });
    expect(late.json()).toMatchObject({ type: "order_changed" });
    const { version } = opened;
    const counted = await counter.count(number, { version, kept: seen(opened.kept) });
    expect(counted.json()).toMatchObject({ type: "order_changed" });
    // A count on the order screen, which has not seen any bags.
    const unseen = await counter.count(number, { version });
    expect(unseen.json()).toMatchObject({ type: "order_changed" });
    const bags = [{ kilos: 4, revision: second }];
    expect((await counter.opened(number)).kept).toMatchObject(bags);
    expect(await counter.order(number)).toMatchObject({ keptBags: bags });
  });

  test("a page of the version before, which names bags by number, is refused and overwrites nothing [COUNT-06]", async () => {
    const { number } = await counter.fetched(2);
    await counter.keep(number, randomUUID(), { kilos: 3 });
    const old = { pieces: [], kilos: 9 };
    const first = (await counter.opened(number)).kept[0]?.id ?? "";
    for (const bag of ["1", first]) {
      expect((await counter.call("PUT", `/orders/${number}/bags/${bag}`, old)).statusCode).toBe(
        422,
      );
    }
    expect((await counter.opened(number)).kept).toMatchObject([{ bag: 1, kilos: 3 }]);
  });

  test("a bag whose answer was lost is kept once, also when a colleague changed it since [COUNT-06]", async () => {
    const { number } = await counter.fetched(2);
    const [id, revision, key] = [randomUUID(), randomUUID(), randomUUID()];
    const lost = () => counter.keep(number, id, { kilos: 3, revision }, key);
    await lost();
    expect((await counter.keep(number, id, { kilos: 3, revision })).statusCode).toBe(200);
    await counter.keep(number, id, { seen: revision, kilos: 4 });
    const { kept } = orderIn((await lost()).json());
    expect(kept).toMatchObject([{ kilos: 4 }]);
  });
});
