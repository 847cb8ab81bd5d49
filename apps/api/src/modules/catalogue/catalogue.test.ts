import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { operatingDays } from "./times/times-repository.ts";

describe.each(DATABASE_KINDS)("the catalogue on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
  });
  afterAll(() => it.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    it.app.inject({ url: `/api${path}`, headers });

  test("lists cleaning services with their prices in the caller's language [API-45] [API-46] [API-47] [API-48]", async () => {
    const answer = await get("/cleaning-services", { "accept-language": "en" });
    expect(answer.statusCode).toBe(200);
    const services: { type: string; name: string; prices: { alias: string; amount: number }[] }[] =
      answer.json();
    const amount = (type: string, alias: string) =>
      services.find((one) => one.type === type)?.prices.find((one) => one.alias === alias)?.amount;
    expect(services.map((one) => one.name)).toContain("Wash and fold");
    expect(amount("WF", "wash-tumble-dry-and-fold")).toBe(24.95);
    expect(amount("WF", "per-extra-kg")).toBe(4.25);
    expect(amount("LS", "price-per-item")).toBe(3.5);
  });

  test("speaks Dutch when no language is named", async () => {
    expect((await get("/cleaning-services")).body).toContain("Wassen en vouwen");
  });

  test("lists the business services as data [API-49]", async () => {
    const { data } = (await get("/services", { "accept-language": "en" })).json();
    expect(data).toContainEqual({ droplocker: "bed-linen", title: "Bed linen" });
  });

  test("gives the fees and thresholds by alias [API-50] [API-51]", async () => {
    const prices: { alias: string; amount: number }[] = (await get("/config")).json();
    expect(Object.fromEntries(prices.map((price) => [price.alias, price.amount]))).toMatchObject({
      PRICE_STARTER_KIT_DEPOSIT: 4.95,
      PRICE_MINIMAL_ORDER_VALUE: 34.95,
      PRICE_SERVICE_FEE: 2.95,
      PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER: 50,
      PRICE_FREE_DELIVERY_FOR_ORDERS_ABOVE: 50,
    });
  });

  test.each(["/cleaning-services", "/services", "/config"])(
    "answers 304 without a body to who holds %s already",
    async (path) => {
      const first = await get(path);
      const tag = String(first.headers.etag);
      for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
        const again = await get(path, { "if-none-match": held });
        expect([again.statusCode, again.body]).toEqual([304, ""]);
      }
      const english = await get(path, { "if-none-match": tag, "accept-language": "en" });
      expect(english.statusCode).toBe(200);
    },
  );

  test("shows a changed price at the next call and gives it a new tag [RULE-25]", async () => {
    const before = await get("/config");
    await it.deps.db
      .updateTable("config_prices")
      .set({ cents: 595 })
      .where("alias", "=", "PRICE_STARTER_KIT_DEPOSIT")
      .execute();
    const after = await get("/config", { "if-none-match": String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.json()[0]).toMatchObject({ alias: "PRICE_STARTER_KIT_DEPOSIT", amount: 5.95 });
  });

  test("shows today's price, neither yesterday's nor one that is still to come [BILL-04]", async () => {
    const shown = async () =>
      (await get("/config"))
        .json()
        .find((one: { alias: string }) => one.alias === "PRICE_SERVICE_FEE");
    const row = { alias: "PRICE_SERVICE_FEE", name_nl: "S", name_en: "S", position: 3 };
    await it.deps.db
      .insertInto("config_prices")
      .values([
        { ...row, cents: 305, valid_from: "2026-11-15" },
        { ...row, cents: 315, valid_from: "2026-11-16" },
      ])
      .execute();
    expect(await shown()).toMatchObject({ amount: 3.05 });
    clock.set("2026-11-16T00:00:00+01:00");
    expect(await shown()).toMatchObject({ amount: 3.15 });
  });

  test("knows the weekdays on which any hub drives [TIME-02]", async () => {
    expect(await operatingDays(it.deps.db)).toEqual([1, 2, 3, 4, 5, 6]);
    await it.deps.db
      .updateTable("hubs")
      .set({ operating_days: [2, 7] })
      .where("id", "=", "utrecht")
      .execute();
    expect(await operatingDays(it.deps.db)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
