import { overrideBusiness } from "@waslijn/contract/shared/brands/business";
import { sql } from "kysely";
import { execFileSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { post, wizardOrder } from "../../../test/order-fixtures.ts";
import { by, invoiceOrder, placeOrder } from "../../../test/order-life.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { changeWindows } from "../orders/life/change-windows.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { markReady, missStop, pickUp } from "../orders/life/handle-order.ts";
import { readCollectiveFiles } from "./collective/collective-files.ts";
import { issueCollectives } from "./collective/issue-collectives.ts";
import { creditInvoice, listInvoices } from "./issue-invoice.ts";

const HOTEL = "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15";
const FOUND = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
const MOVED = { company: "Wasboot B.V.", street: "Nieuwe Kade 3", iban: "NL02ABNA0123456789" };

describe.each(DATABASE_KINDS)("the seller of an issued invoice on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 1000 }).execute();
  });
  afterEach(() => overrideBusiness({}));
  afterAll(() => it.close());

  const invoiced = async () => {
    clock.set(TEST_NOW);
    const order = await placeOrder(it, { user: { hasBag: true } });
    return { order, ...(await invoiceOrder(it, order.id)) };
  };
  const pdfOf = async (token: string, number: string): Promise<Buffer> =>
    (await it.app.inject({ url: `/api/orders/by-link/${token}/invoices/${number}` })).rawPayload;
  const wordsIn = (pdf: Buffer): string =>
    execFileSync("pdftotext", ["-raw", "-", "-"], { input: pdf }).toString();

  test("an issued PDF stays the same to the byte after the shop changed its details [SET-04]", async () => {
    const { order, number } = await invoiced();
    const before = await pdfOf(order.token, number);
    overrideBusiness({ ...MOVED, name: "Wasboot" });
    expect(await pdfOf(order.token, number)).toEqual(before);
    const next = await invoiced();
    const words = wordsIn(await pdfOf(next.order.token, next.number));
    expect(words).toContain("Nieuwe Kade 3");
    expect(words.split("\n")).toContain("Wasboot");
    overrideBusiness({});
    expect(wordsIn(await pdfOf(next.order.token, next.number))).toBe(words);
  });

  test("a company's issued PDF and UBL stay the same, with the account to pay to [SET-04]", async () => {
    clock.set(TEST_NOW);
    const as = {
      kind: "company",
      sessionId: HOTEL,
      device: "device-0001",
      companyId: HOTEL,
    } as const;
    const { id } = (await post(it, "/orders", wizardOrder("re-use"), { as })).json<{
      id: string;
    }>();
    await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
    await countOrder(it.deps, await by(it, "staff", id), FOUND);
    clock.set("2026-12-01T00:10:00+01:00");
    const { issued } = await issueCollectives(it.deps, {});
    const number = issued[0]?.number ?? "";
    const before = await readCollectiveFiles(it.deps, { number });
    overrideBusiness(MOVED);
    expect(await readCollectiveFiles(it.deps, { number })).toEqual(before);
    expect(before[1]?.content).toContain("NL91ABNA0417164300");
  });

  test("a credit invoice has the current details of the same taxable person, of another one those of then [SET-04]", async () => {
    const [moved, taken] = [await invoiced(), await invoiced()];
    overrideBusiness(MOVED);
    const credit = await creditInvoice(it.deps, moved.order.id);
    expect(wordsIn(await pdfOf(moved.order.token, credit.number))).toContain("Wasboot B.V.");
    overrideBusiness({ ...MOVED, vatNumber: "NL123456782B90" });
    const old = await creditInvoice(it.deps, taken.order.id);
    expect(wordsIn(await pdfOf(taken.order.token, old.number))).toContain("Waslijn B.V.");
  });

  test("a fee after the invoice credits the seller of then, and the seller of now invoices again [SET-04] [BILL-05]", async () => {
    const { order } = await invoiced();
    await markReady(it.deps, await by(it, "staff", order.id));
    const missed = { kind: "delivery", reason: "nobody-home", calls: 1 } as const;
    await missStop(it.deps, await by(it, "driver", order.id), missed);
    await changeWindows(it.deps, await by(it, "staff", order.id), {
      deliveryTime: "2026-11-26T10:00:00+01:00",
    });
    overrideBusiness({ ...MOVED, vatNumber: "NL123456782B90" });
    await missStop(it.deps, await by(it, "driver", order.id), missed);
    const sellers = (await listInvoices(it.deps.db, order.id)).map(
      ({ seller }) => seller?.vatNumber,
    );
    expect(sellers).toEqual(["NL001234567B01", "NL001234567B01", "NL123456782B90"]);
  });

  test("an invoice of a version that stored neither seller nor dates keeps the brand file's [SET-04]", async () => {
    const { order, number } = await invoiced();
    const before = await pdfOf(order.token, number);
    await it.deps.db.transaction().execute(async (transaction) => {
      await sql`ALTER TABLE invoices DISABLE TRIGGER USER`.execute(transaction);
      await transaction.updateTable("invoices").set({ seller: null, printed: null }).execute();
      await sql`ALTER TABLE invoices ENABLE TRIGGER USER`.execute(transaction);
    });
    overrideBusiness(MOVED);
    expect(await pdfOf(order.token, number)).toEqual(before);
  });
});
