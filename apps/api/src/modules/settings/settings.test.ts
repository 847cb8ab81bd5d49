import { brand } from "@waslijn/contract/shared/brand";
import { overrideBusiness } from "@waslijn/contract/shared/brands/business";
import type { SettingsView, ShownSetting } from "@waslijn/contract/console/settings";
import type { SettingName } from "@waslijn/contract/console/setting-list";
import { sql } from "kysely";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { standInForMollie, type MollieStandIn } from "../../../test/mollie-stand-in.ts";
import { placeOrder } from "../../../test/order-life.ts";
import { sendMails } from "../../../test/outbox.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { ownAddress } from "../../public-url.ts";
import { mailFrom } from "../../outside/mailer.ts";
import { emptyOldData } from "../privacy/empty-old-data.ts";

const KEY = "live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM";

describe("settings on screen", () => {
  let it: TestApp;
  let mollie: MollieStandIn;
  let gateway: Server;
  let messages: object[] = [];
  let status = 200;
  let owner: string;
  beforeAll(async () => {
    mollie = await standInForMollie();
    gateway = createServer((request, response) => {
      let body = "";
      request.on("data", (piece: Buffer) => (body += piece.toString()));
      request.on("end", () => {
        messages.push({ ...JSON.parse(body), authorization: request.headers.authorization });
        response.writeHead(status).end("{}");
      });
    }).listen(0, "127.0.0.1");
    await once(gateway, "listening");
    it = await openTestApp("PostgreSQL", {
      settings: { MOLLIE_API_URL: mollie.url, WEBHOOKS_TO_PRIVATE: "allowed" },
    });
    owner = await addStaff(it, "owner");
  });
  beforeEach(async () => {
    messages = [];
    status = 200;
    const names = (await view()).settings.filter(({ changedAt }) => changedAt);
    if (names.length > 0) await save(Object.fromEntries(names.map(({ name }) => [name, null])));
  });
  afterEach(() => overrideBusiness({}));
  afterAll(async () => {
    gateway.close();
    await mollie.close();
    await it.close();
  });

  const ask = async (method: "GET" | "POST", payload?: object) =>
    it.app.inject({
      method,
      url: "/api/console/settings",
      headers: await staffHeaders(it, owner, new Date(TEST_NOW)),
      ...(payload && { payload }),
    });
  const view = async (): Promise<SettingsView> => (await ask("GET")).json();
  const shown = async (name: SettingName): Promise<ShownSetting | undefined> =>
    (await view()).settings.find((one) => one.name === name);
  const save = async (values: Partial<Record<SettingName, unknown>>, more: object = {}) => {
    const { version } = await view();
    const changes = Object.entries(values).map(([name, value]) => ({ name, value }));
    return ask("POST", { version, changes, ...more });
  };
  const faultsOf = async (...args: Parameters<typeof save>) => {
    const answer = await save(...args);
    expect(answer.statusCode, answer.body).toBe(422);
    return answer.json().extra.fields;
  };
  const stored = async () =>
    await it.deps.db
      .selectFrom("settings")
      .select(["entries", "version"])
      .executeTakeFirstOrThrow();
  const lastAudit = () =>
    it.deps.db
      .selectFrom("audit")
      .select(["action", "about", "before", "after", "staff_id"])
      .orderBy(sql`ctid`, "desc")
      .executeTakeFirst();

  test("the business details have the brand file as default and are used at once [SET-01]", async () => {
    expect(await shown("phone")).toMatchObject({
      value: "0800 0123",
      default: "0800 0123",
      isSet: false,
      fixedBy: null,
      changedAt: null,
    });
    const answer = await save({ phone: "023 555 0101", iban: "NL02 ABNA 0123 4567 89" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(brand).toMatchObject({ phone: "023 555 0101", phoneLink: "tel:0235550101" });
    expect(await shown("iban")).toMatchObject({ value: "NL02ABNA0123456789", isSet: true });
    expect(await lastAudit()).toMatchObject({
      action: "settings:change",
      about: "settings business",
      before: { phone: null, iban: null },
      after: { phone: "023 555 0101", iban: "NL02ABNA0123456789" },
      staff_id: owner,
    });
    await save({ phone: null });
    expect(brand.phone).toBe("0800 0123");
  });

  test("a wrong IBAN and VAT number are marked at their fields, and nothing is stored half [SET-01]", async () => {
    const before = await stored();
    expect(
      await faultsOf({
        city: "Leiden",
        iban: "NL91 ABNA 0417 1643 01",
        vatNumber: "NL823079273B01",
      }),
    ).toEqual([
      { field: "iban", rule: "iban" },
      { field: "vatNumber", rule: "vat" },
    ]);
    expect(await stored()).toEqual(before);
    expect(brand.city).toBe("Haarlem");
  });

  test("a payment key is tested, sealed and never sent back [SET-02]", async () => {
    mollie.meet({ status: 200, body: { count: 0, _embedded: { payments: [] } } });
    const answer = await save({ paymentKey: KEY });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).not.toContain(KEY);
    expect(mollie.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(await shown("paymentKey")).toMatchObject({ value: null, isSet: true });
    expect((await view()).payments).toBe("live");
    expect(JSON.stringify(await stored())).not.toContain(KEY);
    expect(JSON.stringify(await lastAudit())).not.toContain(KEY);
    expect(await lastAudit()).toMatchObject({
      before: { paymentKey: null },
      after: { paymentKey: "changed" },
    });
    // The service in use has the new key.
    await it.deps.payments?.find("tr_5B8cwPMGnU6qLbRvo7qEZo");
    expect(mollie.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
    await save({ paymentKey: null });
    expect((await view()).payments).toBe("test-bank");
  });

  test("a key that the service refuses, or cannot be asked about, is not stored [SET-02]", async () => {
    const before = await stored();
    mollie.meet({ status: 401, body: {} });
    expect(await faultsOf({ paymentKey: KEY, city: "Leiden" })).toEqual([
      { field: "paymentKey", rule: "refused" },
    ]);
    mollie.meet("cut off");
    expect(await faultsOf({ paymentKey: KEY })).toEqual([
      { field: "paymentKey", rule: "unreachable" },
    ]);
    expect(await stored()).toEqual(before);
    expect(it.deps.env.MOLLIE_API_KEY).toBeUndefined();
  });

  test("the sender is used by mails, and a removed one is the default again [SET-01]", async () => {
    await save({ mailFrom: "Wasboot <hallo@wasboot.nl>" });
    expect(mailFrom(it.deps.env)).toBe("Wasboot <hallo@wasboot.nl>");
    expect(await faultsOf({ mailFrom: "  " })).toEqual([{ field: "mailFrom", rule: "required" }]);
    expect(mailFrom(it.deps.env)).toBe("Wasboot <hallo@wasboot.nl>");
    await save({ mailFrom: null });
    expect(await shown("mailFrom")).toMatchObject({
      value: "Waslijn <hallo@waslijn.example>",
      isSet: false,
    });
  });

  test("an SMS gateway is stored after its test message arrived [SET-02]", async () => {
    const gatewayOf = { smsUrl: ownAddress(gateway), smsAuthorization: "Bearer geheim" };
    expect(await faultsOf(gatewayOf)).toEqual([{ field: "testPhone", rule: "phone" }]);
    status = 403;
    const testPhone = "06 12345678";
    expect(await faultsOf(gatewayOf, { testPhone })).toEqual([
      { field: "smsUrl", rule: "refused" },
    ]);
    expect(it.deps.env.SMS_URL).toBeUndefined();
    status = 200;
    const answer = await save(gatewayOf, { testPhone });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(messages.at(-1)).toMatchObject({
      to: "+31612345678",
      from: "Waslijn",
      authorization: "Bearer geheim",
    });
    expect(it.deps.env).toMatchObject({
      SMS_URL: ownAddress(gateway),
      SMS_HEADERS: { authorization: "Bearer geheim" },
    });
    expect((await view()).gateways.text).toBe(true);
    expect(answer.body).not.toContain("geheim");
  });

  test("a stored secret is not sent to another gateway than it was typed for [SET-02]", async () => {
    const smsUrl = ownAddress(gateway);
    const testPhone = "06 12345678";
    await save({ smsUrl, smsAuthorization: "Bearer geheim" }, { testPhone });
    const elsewhere = { smsUrl: smsUrl.replace("127.0.0.1", "localhost") };
    messages = [];
    expect(await faultsOf(elsewhere, { testPhone })).toEqual([
      { field: "smsAuthorization", rule: "again" },
    ]);
    expect(messages).toEqual([]);
    // Removing the address first is no way around.
    await save({ smsUrl: null });
    expect(await faultsOf(elsewhere, { testPhone })).toEqual([
      { field: "smsAuthorization", rule: "again" },
    ]);
    for (const smsAuthorization of ["Bearer nieuw", null]) {
      const answer = await save({ smsUrl, smsAuthorization }, { testPhone });
      expect(answer.statusCode, answer.body).toBe(200);
    }
    const path = { smsUrl: `${smsUrl}/sms`, smsAuthorization: "Bearer nieuw" };
    await save(path, { testPhone });
    const samePlace = await save({ smsUrl: `${smsUrl}/texts` }, { testPhone });
    expect(samePlace.statusCode, samePlace.body).toBe(200);
  });

  test("a mail server that does not answer is not stored [SET-02]", async () => {
    expect(await faultsOf({ mailServer: "smtp://127.0.0.1:1" })).toEqual([
      { field: "mailServer", rule: "unreachable" },
    ]);
    expect(it.deps.env.SMTP_URL).toBeUndefined();
  });

  test("retention and the plan rule are used [SET-01]", async () => {
    await save({ customerYears: 2, photoDays: 90, plansWhileOverdue: "off" });
    expect(it.deps.env).toMatchObject({
      RETENTION_YEARS: 2,
      PHOTO_RETENTION_DAYS: 90,
      PLANS_WHILE_OVERDUE: "off",
    });
    const asked = async (at: string): Promise<void> => {
      await sql`INSERT INTO area_requests (id, email, postal_code, postal_digits, reason, language, created_at)
        VALUES (gen_random_uuid(), 'a@b.nl', '9999AA', 9999, 'area', 'nl', ${at})`.execute(
        it.deps.db,
      );
    };
    await asked("2024-01-01");
    const old = () => emptyOldData({ ...it.deps, who: "test" }, { dryRun: true });
    expect((await old()).requests).toBe(1);
    await save({ customerYears: null });
    expect((await old()).requests).toBe(0);
  });

  test("whoever saves what somebody else changed meanwhile is told so [SET-01]", async () => {
    const { version } = await view();
    await save({ city: "Leiden" });
    const late = await ask("POST", { version, changes: [{ name: "city", value: "Gouda" }] });
    expect(late.json()).toMatchObject({ type: "data_changed", status: 409 });
    expect((await shown("city"))?.value).toBe("Leiden");
  });

  test("an environment variable wins, is shown as fixed and cannot be changed [SET-03]", async () => {
    const fixed = await openTestApp("PostgreSQL", {
      settings: { MAIL_FROM: "Vast <vast@was.nl>", TEST_BANK: "on", SMS_HEADERS: '{"a":"geheim"}' },
    });
    const headers = await staffHeaders(fixed, await addStaff(fixed, "owner"), new Date(TEST_NOW));
    const url = "/api/console/settings";
    const answer = await fixed.app.inject({ url, headers });
    const { settings } = answer.json<SettingsView>();
    expect(settings.filter(({ fixedBy }) => fixedBy)).toMatchObject([
      { name: "paymentKey", fixedBy: "TEST_BANK", value: null },
      { name: "mailFrom", fixedBy: "MAIL_FROM", value: "Vast <vast@was.nl>" },
      { name: "smsAuthorization", fixedBy: "SMS_HEADERS", value: null },
    ]);
    expect(answer.body).not.toContain("geheim");
    const changes = [{ name: "mailFrom", value: "a@b.nl" }];
    const refused = await fixed.app.inject({
      method: "POST",
      url,
      headers,
      payload: { version: 0, changes },
    });
    expect(refused.json().extra.fields).toEqual([{ field: "mailFrom", rule: "fixed" }]);
    await fixed.close();
  });

  test("a text of the business follows the fixed words about withdrawing, in each language [SET-01] [MINE-14]", async () => {
    const own = "Bel gerust eerst even.\nDat scheelt soms een ritje.";
    expect((await save({ withdrawalNl: ` ${own} ` })).statusCode).toBe(200);
    expect(await shown("withdrawalNl")).toMatchObject({ value: own, default: null });
    expect(await shown("withdrawalEn")).toMatchObject({ value: null, isSet: false });
    await it.deps.db.deleteFrom("outbox").execute();
    await placeOrder(it, { user: { language: "nl" } });
    await placeOrder(it, { user: { language: "en", email: "an@mail.example" } });
    const texts = (await sendMails(it))
      .map(({ text }) => text)
      .filter((text) => /withdraw|herroep/i.test(text));
    expect(texts.map((text) => text.includes("Dat scheelt soms een ritje."))).toEqual(
      texts.map((text) => text.includes("Bedenktijd")),
    );
    expect(texts.length).toBeGreaterThanOrEqual(2);
    expect(await faultsOf({ withdrawalNl: "x".repeat(801) })).toEqual([
      { field: "withdrawalNl", rule: "too_long" },
    ]);
  });
});
