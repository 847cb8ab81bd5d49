import type { AuditEntry } from "@waslijn/contract/console/staff";
import type { DeskOrder } from "@waslijn/contract/console/order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COUNT, Counter } from "../../../test/counter.ts";
import { placeOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { issueInvoice } from "../bills/issue-invoice.ts";

const SORRY = { reason: "Te laat bezorgd", cents: -500, vat: "21" };
const HANGERS = { reason: "Tien extra hangers", cents: 250, vat: "21" };

describe("an order's bill at the desk", () => {
  let counter: Counter;
  beforeAll(async () => {
    counter = await Counter.open();
  });
  afterAll(() => counter.it.close());

  const setLines = (number: string, version: number, ...lines: object[]) =>
    counter.call("PUT", `/orders/${number}/bill/free`, { version, lines });
  const counted = async (): Promise<DeskOrder & { id: string }> => {
    const { id, number } = await counter.fetched();
    const { version } = await counter.opened(number);
    const order: DeskOrder = (await counter.count(number, { version, send: false })).json();
    return { ...order, id };
  };

  test("of an order that has none cannot be sent: not_possible_now, with what is possible [LIFE-03]", async () => {
    const { number } = await placeOrder(counter.it);
    for (const now of [false, true]) {
      const answer = await counter.call("POST", `/orders/${number}/bill`, { version: 1, now });
      expect(answer.statusCode).toBe(409);
      const { type, extra } = answer.json();
      expect(type).toBe("not_possible_now");
      expect(extra.order).toEqual({ state: "placed", version: 1 });
      expect(extra.possible).toContain("picked-up");
      expect(extra.possible).not.toContain("bill-sent");
    }
  });

  test("takes lines of the desk's own, each with a reason, and lets them go again [BILL-02]", async () => {
    const { number, version, bill } = await counted();
    const total = bill?.total ?? 0;
    const added = await setLines(number, version, SORRY, HANGERS);
    const order: DeskOrder = added.json();
    expect(order.bill?.total).toBe(total - 250);
    expect(order.free).toEqual([SORRY, HANGERS]);
    expect(order.actions).toContainEqual({ act: "free-line", may: "free" });
    expect(JSON.stringify(order.bill)).toContain(SORRY.reason);
    // A manual deduction stays after a recount.
    const again = { version: order.version, send: false };
    expect((await counter.count(number, again)).json()).toMatchObject({
      bill: { total: total - 250 },
    });
    const gone = await setLines(number, order.version + 1, HANGERS);
    expect(gone.json()).toMatchObject({ bill: { total: total + 250 }, free: [HANGERS] });
  });

  test("of money that was paid is lowered by whoever shows the passkey [STAFF-02]", async () => {
    const { id, number, version, bill } = await counted();
    const paid = { paid_cents: bill?.total ?? 0 };
    await counter.it.deps.db.updateTable("bills").set(paid).where("order_id", "=", id).execute();
    const unconfirmed = await staffHeaders(counter.it, await addStaff(counter.it, "desk"), null);
    const call = async (method: "PUT" | "POST", path: string, payload: object) => {
      const url = `/api/console${path}`;
      const answer = await counter.it.app.inject({ method, url, payload, headers: unconfirmed });
      return [answer.statusCode, answer.json().type];
    };
    const free = `/orders/${number}/bill/free`;
    const lower = { ...COUNT, version, send: false, pieces: [] };
    const refused = [403, "passkey_needed"];
    expect(await call("PUT", free, { version, lines: [SORRY] })).toEqual(refused);
    expect(await call("POST", `/orders/${number}/count`, lower)).toEqual(refused);
    expect(await call("POST", `/counting/${number}/count`, lower)).toEqual(refused);
    expect(await call("PUT", free, { version, lines: [HANGERS] })).toEqual([200, undefined]);
    expect((await setLines(number, version + 1, SORRY)).statusCode).toBe(200);
  });

  test("of which a part was given back already is lowered by whoever shows the passkey [STAFF-02]", async () => {
    const { id, number, version, bill } = await counted();
    const given = { refunded_cents: 500, compensated_cents: 500 };
    const paid = { paid_cents: bill?.total ?? 0, ...given };
    await counter.it.deps.db.updateTable("bills").set(paid).where("order_id", "=", id).execute();
    const headers = await staffHeaders(counter.it, await addStaff(counter.it, "desk"), null);
    const url = `/api/console/orders/${number}/bill/free`;
    const payload = { version, lines: [SORRY] };
    const refused = await counter.it.app.inject({ method: "PUT", url, payload, headers });
    expect([refused.statusCode, refused.json().type]).toEqual([403, "passkey_needed"]);
  });

  test("keeps in its audit who added which line, and why [BILL-02] [STAFF-04]", async () => {
    const { number, version } = await counted();
    counter.clock.forward(1);
    await setLines(number, version, SORRY);
    const owner = await staffHeaders(counter.it, await addStaff(counter.it, "owner"));
    const url = `/api/console/audit?about=order%20${number}`;
    const { entries }: { entries: AuditEntry[] } = (
      await counter.it.app.inject({ url, headers: owner })
    ).json();
    expect(entries[0]).toMatchObject({
      action: "order:recounted",
      who: { name: "Imke de Vries" },
      detail: { free: [SORRY] },
    });
  });

  test("refuses a line without a reason, of nothing, or of more than it asks [BILL-02]", async () => {
    const { number, version } = await counted();
    for (const wrong of [
      { ...SORRY, reason: " " },
      { ...SORRY, cents: 0 },
      { ...SORRY, cents: -900_000 },
    ]) {
      const answer = await setLines(number, version, wrong);
      expect(answer.json()).toMatchObject({ type: "validation_failed" });
    }
  });

  test("takes no line before it is counted, after its invoice, or from a driver [BILL-02] [STAFF-01]", async () => {
    const early = await counter.fetched();
    const refused = await setLines(early.number, 2, SORRY);
    expect(refused.json()).toMatchObject({ type: "not_possible_now" });

    const { id, number, version } = await counted();
    const driver = await staffHeaders(counter.it, await addStaff(counter.it, "driver"));
    const url = `/api/console/orders/${number}/bill/free`;
    const payload = { version, lines: [SORRY] };
    const theirs = await counter.it.app.inject({ method: "PUT", url, headers: driver, payload });
    expect(theirs.statusCode).toBe(403);

    await issueInvoice(counter.it.deps, id);
    const late = await setLines(number, (await counter.order(number)).version, SORRY);
    expect(late.json()).toMatchObject({ type: "invoice_issued" });
  });
});
