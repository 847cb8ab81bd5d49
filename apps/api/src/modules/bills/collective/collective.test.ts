import { sumOf } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { post, wizardOrder } from "../../../../test/order-fixtures.ts";
import { by, rowOf } from "../../../../test/order-life.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { listCompanies } from "../../money/list-companies.ts";
import { invoiceCompanies } from "../../../jobs/jobs.ts";
import { jobRunner } from "../../../jobs/run-job.ts";
import { writeMail } from "../../messages/write-mail.ts";
import { correctBill, countOrder } from "../../orders/life/count-order.ts";
import { pickUp } from "../../orders/life/handle-order.ts";
import { creditInvoice, issueInvoice } from "../issue-invoice.ts";
import { viewBill } from "../view-bill.ts";
import { readCollectiveFiles } from "./collective-files.ts";
import { issueCollectives } from "./issue-collectives.ts";

const COMPANIES = {
  hotel: "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15",
  brasserie: "5e6f1c2a-9b3d-4e7f-8a1b-f372fe94f82a",
  club: "5e6f1c2a-9b3d-4e7f-8a1b-da58fbbee87e",
  office: "5e6f1c2a-9b3d-4e7f-8a1b-e6e5fd29f054",
  restaurant: "5e6f1c2a-9b3d-4e7f-8a1b-609f7c746c69",
};
const DECEMBER = "2026-12-01T00:10:00+01:00";
const JANUARY = "2027-01-01T00:10:00+01:00";
const FOUND = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };

describe.each(DATABASE_KINDS)("collective invoices on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 1000 }).execute();
  });
  afterAll(() => it.close());

  async function placed(company: keyof typeof COMPANIES) {
    clock.set(TEST_NOW);
    const companyId = COMPANIES[company];
    const as = { kind: "company", sessionId: companyId, device: "device-0001", companyId } as const;
    const answer = await post(it, "/orders", wizardOrder("re-use"), { as });
    expect(answer.statusCode, answer.body).toBe(201);
    const order: { id: string; number: string } = answer.json();
    return order;
  }
  async function counted(company: keyof typeof COMPANIES, at = TEST_NOW, kilos = 6) {
    const order = await placed(company);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    clock.set(at);
    await countOrder(it.deps, await by(it, "staff", order.id), { ...FOUND, kilos });
    return order;
  }
  const issue = (at: string, month?: string) => {
    clock.set(at);
    return issueCollectives(it.deps, month ? { month } : {});
  };
  const invoicesOf = (company: keyof typeof COMPANIES) =>
    it.deps.db
      .selectFrom("invoices")
      .selectAll()
      .where("company_id", "=", COMPANIES[company])
      .orderBy("issued_at")
      .execute();
  /** Renders the invoice last mailed to an address. */
  const lastMailTo = async (recipient: string) => {
    const row = await it.deps.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "company-invoice")
      .where("recipient", "=", recipient)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    return writeMail(it.deps, row);
  };
  const coveredBy = async (invoice: string) =>
    (
      await it.deps.db
        .selectFrom("collective_bills")
        .select("order_number")
        .where("invoice_id", "=", invoice)
        .orderBy("order_number")
        .execute()
    ).map(({ order_number }) => order_number);

  test("a company has one invoice for the month's bills, whoever asks how often, and later bills the next [BILL-07]", async () => {
    const orders = [await counted("hotel"), await counted("hotel", TEST_NOW, 9)];
    expect(await viewBill(it.deps, await rowOf(it, orders[0]?.id ?? ""), "nl")).toMatchObject({
      isCollective: true,
      open: 0,
      pay: null,
    });
    const later = await counted("hotel", "2026-12-01T00:00:00+01:00");
    await expect(issue(TEST_NOW, "2026-11")).rejects.toMatchObject({
      refusal: { code: "month_not_over" },
    });
    clock.set(DECEMBER);
    const turns = await Promise.all([1, 2, 3].map(() => issueCollectives(it.deps, {})));
    const [invoice, ...others] = await invoicesOf("hotel");
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ series: "collective", month: "2026-11", date: "2026-12-01" });
    expect(invoice?.total_cents).toBe(sumOf(invoice?.lines ?? []));
    expect(await coveredBy(invoice?.id ?? "")).toEqual(
      orders.map(({ number }) => number).toSorted(),
    );
    const numbers = turns.flatMap(({ issued }) => issued.map(({ number }) => number));
    expect(new Set(numbers).size).toBe(1);
    expect((await issue(DECEMBER)).issued).toEqual([]);

    await issue(JANUARY);
    const [, next] = await invoicesOf("hotel");
    expect(next).toMatchObject({ month: "2026-12" });
    expect(await coveredBy(next?.id ?? "")).toEqual([later.number]);
  });

  test("a bill that is corrected or invoiced meanwhile is on one invoice, as it is then [BILL-07]", async () => {
    const [first, second] = [await counted("brasserie"), await counted("brasserie")];
    clock.set(DECEMBER);
    await Promise.all([
      correctBill(it.deps, await by(it, "staff", first.id), { ...FOUND, kilos: 8 }).catch(
        () => undefined,
      ),
      issueInvoice(it.deps, second.id),
      issueCollectives(it.deps, {}),
    ]);
    const rows = await it.deps.db.selectFrom("valid_invoices").selectAll().execute();
    const bills = await it.deps.db
      .selectFrom("bills")
      .select(["id", "version"])
      .where("order_id", "in", [first.id, second.id])
      .execute();
    for (const { id, version } of bills) {
      const valid = rows.filter(({ bill_id }) => bill_id === id);
      expect(valid).toMatchObject([{ bill_version: version }]);
    }
  });

  test("a kill takes number, invoice and mail back together, and the next turn makes them [BILL-07] [BILL-06]", async () => {
    await counted("office");
    clock.set(DECEMBER);
    const counter = () =>
      it.deps.db
        .selectFrom("invoice_counters")
        .select("last")
        .where("series", "=", "collective")
        .where("year", "=", 2026)
        .executeTakeFirst();
    const before = await counter();
    // Makes the last statement of the transaction fail.
    await sql`ALTER TABLE outbox ADD CONSTRAINT no_room CHECK (kind <> 'company-invoice') NOT VALID`.execute(
      it.deps.db,
    );
    const { failed } = await issueCollectives(it.deps, {});
    expect(String(failed[0]?.error)).toMatch(/no_room/);
    await sql`ALTER TABLE outbox DROP CONSTRAINT no_room`.execute(it.deps.db);
    expect(await invoicesOf("office")).toEqual([]);
    expect(await counter()).toEqual(before);
    await issue(DECEMBER);
    expect(await invoicesOf("office")).toHaveLength(1);
  });

  test("a company whose details are missing is named and waits, with its bills [BILL-07]", async () => {
    await counted("restaurant");
    const details = it.deps.db.updateTable("companies").where("id", "=", COMPANIES.restaurant);
    await details.set({ kvk: null }).execute();
    expect((await issue(DECEMBER)).incomplete).toEqual([
      { id: COMPANIES.restaurant, name: "Restaurant Zilt & Zoet" },
    ]);
    await details.set({ kvk: "90000015" }).execute();
    expect((await issue(DECEMBER)).issued).toMatchObject([{ total: 3495 }]);
  });

  test("the invoice goes to the company as PDF and UBL, and stays as it was when the company changes [BILL-07]", async () => {
    const order = await counted("club");
    await issue(DECEMBER);
    const [invoice] = await invoicesOf("club");
    const sent = await lastMailTo("was@bedrijf6.example");
    expect(sent?.files.map(({ filename }) => filename.split(".")[1])).toEqual(["pdf", "xml"]);
    const number = /^waslijn-(.+)\.pdf$/.exec(sent?.files[0]?.filename ?? "")?.[1] ?? "";
    const pdf = Buffer.from(sent?.files[0]?.content ?? "", "base64");
    const words = execFileSync("pdftotext", ["-raw", "-", "-"], { input: pdf })
      .toString()
      .replaceAll(/[\u00a0\u202f]/g, " ");
    for (const part of [
      "Verzamelfactuur",
      "Sportclub Kennemerland",
      "Sportlaan 2",
      "2013 BB Haarlem",
      "KvK 90000016",
      "NL91 ABNA 0417 1643 00",
    ]) {
      expect(words).toContain(part);
    }
    // No amount of whole cents with 21 % added is 34.95: 28.88 and 6.06 are 34.94.
    expect(words).toMatch(
      new RegExp(String.raw`${order.number}\s+19 november 2026\s+€ 28,88\s+€ 6,07\s+€ 34,95`),
    );
    expect(words).toMatch(/Totaal zonder btw\s+€ 28,88/);
    expect(words).toMatch(/Btw 21%\s+€ 6,06/);
    expect(words).toMatch(/Afronding\s+€ 0,01/);
    expect(words).toMatch(/Totaal\s+€ 34,95/);

    await it.deps.db
      .updateTable("companies")
      .set({ legal_name: "Iemand anders B.V.", kvk: "11111111" })
      .where("id", "=", COMPANIES.club)
      .execute();
    const again = await readCollectiveFiles(it.deps, { number });
    expect(again).toEqual(sent?.files);
    await expect(
      it.deps.db
        .updateTable("invoices")
        .set({ buyer: null })
        .where("id", "=", invoice?.id ?? "")
        .execute(),
    ).rejects.toThrow(/never changed/);
  });

  test("an order is credited by itself, and its correction is on the next invoice [BILL-07] [BILL-05]", async () => {
    const [order, other] = [await counted("hotel"), await counted("hotel")];
    await issue("2027-02-01T00:10:00+01:00");
    const february = (await invoicesOf("hotel")).at(-1);
    const staff = () => by(it, "staff", order.id);
    await expect(correctBill(it.deps, await staff(), { ...FOUND, kilos: 8 })).rejects.toMatchObject(
      {
        type: "invoice_issued",
      },
    );
    clock.set("2027-02-05T10:00:00+01:00");
    const credit = await creditInvoice(it.deps, order.id);
    const mail = await lastMailTo("was@bedrijf1.example");
    expect(mail?.subject).toContain(credit.number);
    expect(mail?.files[1]?.content).toContain(
      "<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>",
    );
    expect(await creditInvoice(it.deps, order.id).catch(() => "none left")).toBe("none left");
    expect(credit).toMatchObject({ credits: february?.id, total: -3495 });
    await correctBill(it.deps, await staff(), { ...FOUND, kilos: 20 });
    const march = (await issue("2027-03-01T00:10:00+01:00")).issued;
    expect(march).toHaveLength(1);
    const last = (await invoicesOf("hotel")).at(-1);
    expect(await coveredBy(last?.id ?? "")).toEqual([order.number]);
    expect(await coveredBy(february?.id ?? "")).toContain(other.number);
  });

  test("an order that is credited and not corrected is not billed again [BILL-07] [BOOKS-01]", async () => {
    const order = await counted("office");
    await issue("2027-02-01T00:10:00+01:00");
    expect(await coveredBy((await invoicesOf("office")).at(-1)?.id ?? "")).toEqual([order.number]);
    await creditInvoice(it.deps, order.id);
    const MARCH = "2027-03-01T00:10:00+01:00";
    expect((await issue(MARCH)).issued).toEqual([]);
    const { rows } = await listCompanies(it.deps, { month: "2027-02" });
    expect(rows.find(({ id }) => id === COMPANIES.office)).toMatchObject({ orders: 0, cents: 0 });
    // The desk bills it again by recounting it, also with the same count.
    await correctBill(it.deps, await by(it, "staff", order.id), FOUND);
    expect((await issue(MARCH)).issued).toMatchObject([{ total: 3495 }]);
  });

  test("a company whose invoice fails holds up no other, and raises a hand [BILL-07] [DESK-13]", async () => {
    for (const company of ["brasserie", "club"] as const) {
      await counted(company, "2026-12-10T10:00:00+01:00");
    }
    const before = { brasserie: await invoicesOf("brasserie"), club: await invoicesOf("club") };
    const { db } = it.deps;
    const { name } = await db
      .selectFrom("companies")
      .select("name")
      .where("id", "=", COMPANIES.brasserie)
      .executeTakeFirstOrThrow();
    await sql`ALTER TABLE invoices ADD CONSTRAINT no_brasserie
      CHECK (company_id <> ${sql.lit(COMPANIES.brasserie)}) NOT VALID`.execute(db);
    clock.set(JANUARY);
    const run = jobRunner(it.deps, it.app.log);
    const turn = () => run("company-invoices", () => invoiceCompanies(it.deps, it.app.log));
    const noted = () =>
      db
        .selectFrom("job_runs")
        .select(["failing_since", "error"])
        .where("name", "=", "company-invoices")
        .executeTakeFirst();
    await turn();
    expect(await invoicesOf("club")).toHaveLength(before.club.length + 1);
    expect(await noted()).toEqual({ failing_since: clock.now(), error: "23514" });
    const { failed } = await issueCollectives(it.deps, {});
    expect(failed).toMatchObject([{ id: COMPANIES.brasserie, name }]);
    await sql`ALTER TABLE invoices DROP CONSTRAINT no_brasserie`.execute(db);
    await turn();
    expect(await invoicesOf("brasserie")).toHaveLength(before.brasserie.length + 1);
    expect(await noted()).toMatchObject({ failing_since: null });
  });
});
