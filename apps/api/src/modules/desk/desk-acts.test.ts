import type { DeskOrder } from "@waslijn/contract/console/order";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { ask as askAsCustomer, by, placeOrder, rowOf } from "../../../test/order-life.ts";
import {
  booksOf,
  linkOf,
  payWhole,
  sentBill,
  SIX_KILOS,
  SIX_KILOS_CENTS,
  useFakePayments,
  webhook,
} from "../../../test/pay.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { sendRefunds } from "../../jobs/send-refunds.ts";
import { sendBill } from "../orders/life/billing/send-bill.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { pickUp } from "../orders/life/handle-order.ts";

describe.each(DATABASE_KINDS)("what a desk does in a driver's or counter's place on %s", (kind) => {
  let it: TestApp;
  let imke: string;
  const clock = new MovableClock();
  let headers: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    imke = await addStaff(it, "desk", { name: "Imke Postma" });
    headers = await staffHeaders(it, imke);
  });
  afterAll(() => it.close());

  const ask = async (number: string, action: string, payload: object, key?: string) => {
    clock.forward(1);
    return it.app.inject({
      method: "POST",
      url: `/api/console/orders/${number}/${action}`,
      payload,
      headers: { ...headers, ...(key && { "idempotency-key": key }) },
    });
  };
  const actsOf = ({ actions }: DeskOrder): string[] => actions.map(({ act }) => act);
  const auditOf = (number: string, action: string) =>
    it.deps.db
      .selectFrom("audit")
      .select(["staff_id", "before", "after", "detail"])
      .where("about", "=", `order ${number}`)
      .where("action", "=", action)
      .execute();

  test("an order goes from door to door by the desk alone, in its name [DESK-03] [LIFE-03] [LIFE-04]", async () => {
    const { number } = await placeOrder(it);
    const early = await ask(number, "deliver", { version: 1 });
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      { type: "not_possible_now", extra: { possible: expect.arrayContaining(["picked-up"]) } },
    ]);
    const missed = await ask(number, "miss", {
      version: 1,
      kind: "pickup",
      reason: "nobody-home",
      calls: 2,
    });
    expect(missed.json(), missed.body).toMatchObject({
      state: "placed",
      awaits: "pickup",
      history: [{}, { kind: "pickup-missed", reason: "nobody-home", calls: 2 }],
    });
    expect(actsOf(missed.json())).not.toContain("miss-pickup");
    await ask(number, "pickup", { version: 2, bags: 2 });
    const unknown = await ask(number, "count", {
      version: 3,
      pieces: [{ type: "LS", alias: "sok", count: 1 }],
      kilos: 6,
      bags: 2,
      bagsBack: 0,
    });
    expect([unknown.statusCode, unknown.json().extra.fields]).toEqual([
      422,
      [{ field: "pieces", rule: "not_billable" }],
    ]);
    const six = { pieces: [], kilos: 6, bags: 2, bagsBack: 0 };
    const counted = await ask(number, "count", { version: 3, ...six });
    expect(counted.json(), counted.body).toMatchObject({
      state: "counted",
      bill: { total: SIX_KILOS_CENTS },
      counted: six,
    });
    expect(actsOf(counted.json())).toContain("recount");
    const again = await ask(number, "count", { version: 4, ...six, kilos: 14 });
    expect(again.json(), again.body).toMatchObject({
      state: "counted",
      billVersion: 2,
      counted: { kilos: 14 },
      history: [{}, {}, {}, {}, { kind: "recounted", who: { name: "Imke Postma" } }],
    });
    expect(again.json().bill.total).toBeGreaterThan(SIX_KILOS_CENTS);
    await ask(number, "ready", { version: 5 });
    const delivered = await ask(number, "deliver", { version: 6 });
    expect(delivered.json(), delivered.body).toMatchObject({ state: "delivered", version: 7 });
    expect(await auditOf(number, "order:delivered")).toMatchObject([{ staff_id: imke }]);
  });

  test("money goes back in parts, once for a key, never more than was paid, and the audit says by whom [PAY-08]", async () => {
    const payments = useFakePayments(it);
    const sent = await sentBill(it);
    await payWhole(it, payments, sent);
    const url = `/api/console/orders/${sent.number}`;
    const see = async (): Promise<DeskOrder> => (await it.app.inject({ url, headers })).json();
    const { version, refundable, actions } = await see();
    expect(refundable).toBe(SIX_KILOS_CENTS);
    expect(actions).toContainEqual({ act: "refund", may: "free" });
    const wanted = { version, cents: 500, reason: "knoop kwijt" };
    const part = await ask(sent.number, "refund", wanted, "refund-0001");
    expect(part.json(), part.body).toMatchObject({
      refundable: SIX_KILOS_CENTS - 500,
      refunds: [{ cents: 500, reason: "knoop kwijt", state: "queued" }],
    });
    const again = await ask(sent.number, "refund", wanted, "refund-0001");
    expect(again.json()).toMatchObject({ refunds: [{ cents: 500 }] });
    expect((await ask(sent.number, "refund", wanted)).json().type).toBe("order_changed");
    const all = { version: version + 1, cents: SIX_KILOS_CENTS, reason: "alles" };
    const tooMuch = await ask(sent.number, "refund", all);
    expect(tooMuch.json()).toMatchObject({
      type: "more_than_paid",
      extra: { paid: SIX_KILOS_CENTS - 500 },
    });
    expect(await auditOf(sent.number, "order:refund-changed")).toMatchObject([
      { staff_id: imke, before: { version }, after: { version: version + 1 } },
    ]);
    const unpaid = await sentBill(it);
    const none = await ask(unpaid.number, "refund", { version: 4, cents: 1, reason: "niets" });
    expect(none.json()).toMatchObject({ type: "more_than_paid", extra: { paid: 0 } });
  });

  test("a refund that failed is retried or recorded as paid otherwise at its order, and nowhere shown as refunded before [PAY-12]", async () => {
    const payments = useFakePayments(it);
    const sent = await sentBill(it);
    const paymentId = await payWhole(it, payments, sent);
    const url = `/api/console/orders/${sent.number}`;
    const see = async (): Promise<DeskOrder> => (await it.app.inject({ url, headers })).json();
    const { version } = await see();
    await ask(sent.number, "refund", { version, cents: 1500, reason: "vlek" });
    await sendRefunds({ ...it.deps, payments });
    expect((await see()).bill).toMatchObject({ refunded: 1500, returning: 1500 });
    const fail = async (): Promise<DeskOrder> => {
      const made = payments.of(paymentId).refunds.at(-1);
      if (made) made.state = "failed";
      await webhook(it, paymentId);
      return see();
    };
    const failed = await fail();
    expect(failed).toMatchObject({
      bill: { state: "paid", refunded: 0, returning: 0 },
      refunds: [{ state: "failed", awaits: "desk" }],
    });
    const [first] = failed.refunds;
    const retried = await ask(sent.number, `refunds/${first?.id}/retry`, failed);
    expect(retried.json(), retried.body).toMatchObject({
      refunds: [{ awaits: null }, { state: "queued", awaits: null }],
    });
    await sendRefunds({ ...it.deps, payments });
    const again = await fail();
    const wanted = { version: again.version, isPaid: true, reason: "contant aan de balie" };
    const path = `refunds/${again.refunds[1]?.id}/close`;
    const elsewhere = await ask((await sentBill(it)).number, path, wanted);
    expect(elsewhere.json()).toMatchObject({ type: "not_found" });
    const paid = await ask(sent.number, path, wanted, "close-0001");
    expect(paid.json(), paid.body).toMatchObject({
      bill: { state: "partly-refunded", refunded: 1500, returning: 0 },
      refunds: [{}, {}, { state: "done", cents: 1500, paidOtherwise: "contant aan de balie" }],
    });
    expect((await ask(sent.number, path, wanted, "close-0001")).json().refunds).toHaveLength(3);
    expect(await auditOf(sent.number, "order:refund-changed")).toHaveLength(3);
  });

  test("waiving a fee that was paid gives money back and needs the passkey again [BOOKS-02] [STAFF-02]", async () => {
    const payments = useFakePayments(it);
    clock.set(TEST_NOW);
    const order = await placeOrder(it);
    clock.set("2026-11-17T06:00:00+01:00");
    await askAsCustomer(it, order, "cancel", { version: 1, acceptedFee: 1000 });
    const sent = { ...order, ...(await linkOf(it, order.id)) };
    const waive = async (passkeyAt: Date | null) => {
      const { version } = await rowOf(it, order.id);
      return it.app.inject({
        method: "POST",
        url: `/api/console/orders/${order.number}/waive`,
        payload: { version, waives: 2, reason: "ziek" },
        headers: await staffHeaders(it, imke, passkeyAt),
      });
    };
    await payWhole(it, payments, sent);
    const refused = await waive(null);
    expect([refused.statusCode, refused.json().type]).toEqual([403, "passkey_needed"]);
    const waived = await waive(clock.now());
    expect(waived.json(), waived.body).toMatchObject({ fees: [], bill: null });
    await sendRefunds({ ...it.deps, payments });
    expect((await booksOf(it, sent)).refunds).toEqual(["pending 1000 difference"]);
  });

  test("a withdrawal that the desk records gives paid money back only with the passkey [MINE-14] [STAFF-02]", async () => {
    const payments = useFakePayments(it);
    clock.set(TEST_NOW);
    const order = await placeOrder(it, { user: { hasBag: true } });
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    await countOrder(it.deps, await by(it, "staff", order.id), SIX_KILOS);
    await sendBill(it.deps, await by(it, "staff", order.id));
    const sent = { ...order, ...(await linkOf(it, order.id)) };
    await payWhole(it, payments, sent);
    const withdraw = async (passkeyAt: Date | null) => {
      const { version } = await rowOf(it, order.id);
      return it.app.inject({
        method: "POST",
        url: `/api/console/orders/${order.number}/withdraw`,
        payload: { version, via: "phone", receivedOn: amsterdamDate(clock.now()) },
        headers: await staffHeaders(it, imke, passkeyAt),
      });
    };
    const refused = await withdraw(null);
    expect([refused.statusCode, refused.json().type]).toEqual([403, "passkey_needed"]);
    expect((await withdraw(clock.now())).statusCode).toBe(200);
    await sendRefunds({ ...it.deps, payments });
    // After a withdrawal there is no minimum.
    expect((await booksOf(it, sent)).refunds).toEqual(["pending 5 difference"]);
  });
});
