import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { ask, by, placeOrder, rowOf, type PlacedOrder } from "../../../test/order-life.ts";
import { addUser } from "../../../test/sessions.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { recordAct } from "../orders/life/act.ts";
import { readEvents } from "../orders/orders-repository.ts";
import { billOfCount, readBooks } from "../orders/life/billing/bill-after.ts";
import { countOrder, correctBill, type Count } from "../orders/life/count-order.ts";
import { markReady, pickUp, waiveFee, missStop } from "../orders/life/handle-order.ts";
import { changeWindows } from "../orders/life/change-windows.ts";
import { invoiceByNumber } from "../orders/views/by-number.ts";
import { findBill, listBillVersions } from "./bills-repository.ts";
import { creditInvoice, issueInvoice, listInvoices } from "./issue-invoice.ts";
import { viewBill } from "./view-bill.ts";

const SIX_KILOS: Count = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
const SEVEN_KILOS: Count = { ...SIX_KILOS, kilos: 7 };

/** The first possible windows for a customer whose bag is sent by post. */
const AFTER_THE_BAG = {
  pickupTime: "2026-11-18T08:00:00+01:00",
  deliveryTime: "2026-11-20T08:00:00+01:00",
};

describe.each(DATABASE_KINDS)("bills on %s", (kind) => {
  let it: TestApp;
  let clock: MovableClock;
  beforeAll(async () => {
    clock = new MovableClock();
    it = await openTestApp(kind, { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 1000 }).execute();
  });
  afterAll(() => it.close());

  type OrderInput = NonNullable<Parameters<typeof placeOrder>[1]>;
  async function pickedUp(input: OrderInput = {}): Promise<PlacedOrder> {
    clock.set(TEST_NOW);
    const order = await placeOrder(it, { ...input, user: { hasBag: true, ...input.user } });
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    return order;
  }
  const count = async ({ id }: PlacedOrder, found: Count = SIX_KILOS) =>
    countOrder(it.deps, await by(it, "staff", id), found);
  const correct = async ({ id }: PlacedOrder, found: Count) =>
    correctBill(it.deps, await by(it, "staff", id), found);
  const missDelivery = async ({ id }: PlacedOrder) =>
    missStop(it.deps, await by(it, "driver", id), {
      kind: "delivery",
      reason: "nobody-home",
      calls: 2,
    });
  const moveDelivery = async ({ id }: PlacedOrder) =>
    changeWindows(it.deps, await by(it, "staff", id), {
      deliveryTime: "2026-11-26T10:00:00+01:00",
    });
  const linesOf = async ({ id }: PlacedOrder) =>
    (await findBill(it.deps.db, id))?.lines.map(({ kind: line, cents }) => [line, cents]);

  test("counting an order writes its bill with the event, once for one key [BILL-02] [BILL-03]", async () => {
    const order = await pickedUp();
    const act = await by(it, "staff", order.id);
    const key = { scope: "desk /count", key: "count-once-0001", fingerprint: "same" };
    await countOrder(it.deps, { ...act, key }, SIX_KILOS);
    await countOrder(it.deps, { ...act, key }, SIX_KILOS);
    expect(await linesOf(order)).toEqual([
      ["kilos", 2495],
      ["shipping", 995],
      ["minimum", 5],
    ]);
    expect(await findBill(it.deps.db, order.id)).toMatchObject({ version: 1, total: 3495 });
    expect(await rowOf(it, order.id)).toMatchObject({ status: "counted", version: 3 });
  });

  test("a promo code of the order is taken off what was ordered, a first bag costs its deposit [BILL-02]", async () => {
    const order = await pickedUp({
      user: { hasBag: null },
      order: { ...AFTER_THE_BAG, couponCode: "welkom10" },
    });
    await count(order);
    expect(await linesOf(order)).toEqual([
      ["kilos", 2495],
      ["shipping", 995],
      ["minimum", 5],
      ["discount", -350],
      ["deposit", 495],
    ]);
  });

  test("what nobody has a price for is not billed silently [BILL-02]", async () => {
    const order = await pickedUp();
    const pieces = [{ type: "DC" as const, alias: "hovercraft", count: 1 }];
    const free = [{ reason: "Vlek", cents: -99_999, vat: "21" as const }];
    await expect(count(order, { ...SIX_KILOS, pieces, free, bagsBack: 1 })).rejects.toMatchObject({
      type: "validation_failed",
      extra: { fields: [{ field: "pieces" }, { field: "bagsBack" }, { field: "free" }] },
    });
    expect(await findBill(it.deps.db, order.id)).toBeUndefined();
    expect((await rowOf(it, order.id)).status).toBe("picked-up");
  });

  test("an order is billed by the prices of its day, though they changed since [BILL-04]", async () => {
    const order = await pickedUp();
    const { db } = it.deps;
    onTestFinished(
      async () => void (await db.deleteFrom("prices").where("cents", "=", 9900).execute()),
    );
    await db
      .insertInto("prices")
      .values({
        type: "WF",
        alias: "wash-tumble-dry-and-fold",
        name_nl: "Wassen",
        name_en: "Wash",
        name_short_nl: "6 kg",
        name_short_en: "6 kg",
        cents: 9900,
        position: 1,
        valid_from: "2026-11-16",
      })
      .execute();
    clock.set("2026-11-18T12:00:00+01:00");
    await count(order);
    expect(await linesOf(order)).toContainEqual(["kilos", 2495]);
  });

  test("a promo code is worth what it was worth when it was used [BILL-04]", async () => {
    const order = await pickedUp({ order: { couponCode: "WELKOM10" } });
    const code = it.deps.db.updateTable("promo_codes").where("code", "=", "WELKOM10");
    await code.set({ percent: 50 }).execute();
    await count(order);
    await code.set({ percent: 10 }).execute();
    expect(await linesOf(order)).toContainEqual(["discount", -350]);
  });

  test("a deposit comes back as a credit, as it was asked, and once [BILL-04]", async () => {
    const order = await pickedUp({ user: { hasBag: null }, order: AFTER_THE_BAG });
    await count(order);
    await correct(order, { ...SIX_KILOS, bagsBack: 1 });
    expect(await linesOf(order)).toContainEqual(["deposit-back", -495]);
    await expect(correct(order, { ...SIX_KILOS, bagsBack: 2 })).rejects.toMatchObject({
      extra: { fields: [{ field: "bagsBack", rule: "not_billable" }] },
    });
  });

  test("two counts of one account at once credit its one deposit once [BILL-04]", async () => {
    const first = await pickedUp({ user: { hasBag: null }, order: AFTER_THE_BAG });
    await count(first);
    const others = [await pickedUp(), await pickedUp()];
    const user_id = await addUser(it, `${first.id}@mail.example`);
    const own = [first, ...others].map(({ id }) => id);
    await it.deps.db.updateTable("orders").set({ user_id }).where("id", "in", own).execute();
    const counts = await Promise.allSettled(
      others.map((order) => count(order, { ...SIX_KILOS, bagsBack: 1 })),
    );
    expect(counts.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { extra: { fields: [{ field: "bagsBack", rule: "not_billable" }] } },
    });
    const lines = await Promise.all(others.map(linesOf));
    expect(lines.flat().filter((line) => line?.[0] === "deposit-back")).toHaveLength(1);
  });

  test("a correction is a new version and the earlier one stays [BILL-05]", async () => {
    const order = await pickedUp();
    await count(order);
    await correct(order, SEVEN_KILOS);
    const versions = await listBillVersions(it.deps.db, order.id);
    expect(versions.map(({ version, total_cents }) => [version, total_cents])).toEqual([
      [1, 3495],
      [2, 3915],
    ]);
    expect(await findBill(it.deps.db, order.id)).toMatchObject({ version: 2, total: 3915 });
    await expect(it.deps.db.deleteFrom("bill_versions").execute()).rejects.toThrow(/never changed/);
  });

  test("after its invoice only a credit invoice that names it, and a new one [BILL-05]", async () => {
    const order = await pickedUp();
    await count(order);
    const first = await issueInvoice(it.deps, order.id);
    expect(await issueInvoice(it.deps, order.id)).toEqual(first);
    await expect(correct(order, SEVEN_KILOS)).rejects.toMatchObject({ type: "invoice_issued" });
    const credit = await creditInvoice(it.deps, order.id);
    expect(credit).toMatchObject({ credits: first.id, total: -3495 });
    expect(credit.number).toMatch(/^C2026-\d{6}$/);
    await correct(order, SEVEN_KILOS);
    const second = await issueInvoice(it.deps, order.id);
    expect(second).toMatchObject({ total: 3915, credits: null });
    const all = await listInvoices(it.deps.db, order.id);
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([first.id, credit.id, second.id]));
    await expect(it.deps.db.deleteFrom("invoices").execute()).rejects.toThrow(/never changed/);
  });

  test("the database itself refuses a correction that was under way when the invoice was issued [BILL-05]", async () => {
    const order = await pickedUp();
    await count(order);
    const act = await by(it, "staff", order.id);
    const billing = await billOfCount(
      it.deps,
      act.order,
      await readBooks(it.deps.db, act.order),
      SEVEN_KILOS,
    );
    const issued = await issueInvoice(it.deps, order.id);
    await expect(recordAct(it.deps, act, "recounted", billing)).rejects.toMatchObject({
      type: "invoice_issued",
    });
    expect(await findBill(it.deps.db, order.id)).toMatchObject({ version: 1, total: issued.total });
    expect(await rowOf(it, order.id)).toMatchObject({ version: act.version });
  });

  test("the terminal issues no invoice for a bill of 0, as the console does not [BILL-05]", async () => {
    const order = await pickedUp();
    await count(order, { ...SIX_KILOS, kilos: 0 });
    const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
    await expect(invoiceByNumber(work, { number: order.number })).rejects.toMatchObject({
      refusal: { code: "order_without", missing: "amount to invoice" },
    });
    expect(await listInvoices(it.deps.db, order.id)).toEqual([]);
  });

  test("a late cancel makes a bill of its own, and the desk can waive it [LIFE-11] [LIFE-13] [BILL-02]", async () => {
    clock.set(TEST_NOW);
    const order = await placeOrder(it);
    clock.set("2026-11-17T06:00:00+01:00");
    const answer = await ask(it, order, "cancel", { version: 1, acceptedFee: 1000 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await linesOf(order)).toEqual([["late-change", 1000]]);
    const act = await by(it, "staff", order.id);
    await waiveFee(it.deps, act, { waives: 2, reason: "Ziekenhuis" });
    expect(await findBill(it.deps.db, order.id)).toMatchObject({ version: 2, total: 0, lines: [] });
    const again = await by(it, "staff", order.id);
    await expect(waiveFee(it.deps, again, { waives: 2, reason: "x" })).rejects.toMatchObject({
      extra: { fields: [{ field: "waives", rule: "no_fee" }] },
    });
  });

  test("a cancel in time makes no bill", async () => {
    clock.set(TEST_NOW);
    const order = await placeOrder(it);
    expect((await ask(it, order, "cancel", { version: 1 })).statusCode).toBe(200);
    expect(await findBill(it.deps.db, order.id)).toBeUndefined();
  });

  test("the second missed delivery comes onto the bill, the first does not [LIFE-04] [BILL-02]", async () => {
    const order = await pickedUp();
    await count(order);
    await markReady(it.deps, await by(it, "staff", order.id));
    await missDelivery(order);
    expect(await findBill(it.deps.db, order.id)).toMatchObject({ version: 1 });
    await moveDelivery(order);
    await missDelivery(order);
    expect(await linesOf(order)).toContainEqual(["missed-delivery", 1000]);
    expect(await findBill(it.deps.db, order.id)).toMatchObject({ version: 2, total: 4495 });
  });

  test("a missed delivery is named by its number among those that stand [LIFE-04] [BILL-02]", async () => {
    const order = await pickedUp();
    await count(order);
    await markReady(it.deps, await by(it, "staff", order.id));
    for (let nth = 1; nth <= 4; nth++) {
      if (nth > 1) await moveDelivery(order);
      await missDelivery(order);
    }
    const names = async (language: "nl" | "en") => {
      const bill = await viewBill(it.deps, await rowOf(it, order.id), language);
      return bill?.groups
        .at(-1)
        ?.lines.flatMap(({ label, cents }) => (cents === 1000 ? label : []));
    };
    expect(await names("en")).toEqual([
      "Second missed delivery",
      "Third missed delivery",
      "Another missed delivery",
    ]);
    const desk = await by(it, "staff", order.id);
    const second = (await readEvents(it.deps.db, order.id)).filter(
      ({ kind: of }) => of === "delivery-missed",
    )[1];
    await waiveFee(it.deps, desk, { waives: second?.version ?? 0, reason: "Bel kapot" });
    expect(await names("nl")).toEqual(["Derde gemiste bezorging", "Nog een gemiste bezorging"]);
  });

  test("a fee after the invoice takes it back with a credit invoice, a new one bears the fee, and waiving does the same [BILL-05] [LIFE-13]", async () => {
    const order = await pickedUp();
    await count(order);
    await markReady(it.deps, await by(it, "staff", order.id));
    await missDelivery(order);
    const first = await issueInvoice(it.deps, order.id);
    await moveDelivery(order);
    await missDelivery(order);
    expect(await findBill(it.deps.db, order.id)).toMatchObject({ version: 2, total: 4495 });
    expect(await listInvoices(it.deps.db, order.id)).toMatchObject([
      { id: first.id, total: 3495 },
      { credits: first.id, total: -3495 },
      { credits: null, total: 4495 },
    ]);
    const desk = await by(it, "staff", order.id);
    await waiveFee(it.deps, desk, { waives: desk.version, reason: "Bel kapot" });
    const totals = (await listInvoices(it.deps.db, order.id)).map(({ total }) => total);
    expect(totals).toEqual([3495, -3495, 4495, -4495, 3495]);
  });
});
