import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { viewKits } from "../floor/kits.ts";
import { DEMO_LOGIN } from "../../seed/seed.ts";
import type { Bearer } from "../../http/principal.ts";
import {
  consumerOrder,
  countRows,
  DELIVERY,
  HOME,
  mailsOf,
  post,
  wizardOrder,
} from "../../../test/order-fixtures.ts";

const HOTEL: Bearer = {
  kind: "company",
  sessionId: "s",
  device: "a-device",
  companyId: "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15",
};
const CARE: Bearer = { ...HOTEL, companyId: "5e6f1c2a-9b3d-4e7f-8a1b-6d2c7ddf743f" };
const USER: Bearer = {
  kind: "user",
  sessionId: "s",
  device: "a-device",
  userId: "7b7e7a52-6f0e-4c59-9d4e-0f5f5a1c0d01",
};

describe.each(DATABASE_KINDS)("orders of the wizards on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { settings: { OPERATIONS_EMAIL: "planning@was.example" } });
  });
  afterAll(() => it.close());

  const orderOf = (id: string) =>
    it.deps.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  test("a company places a re-use order in its own name [API-42] [API-43]", async () => {
    const answer = await post(it, "/orders", wizardOrder("re-use"), { as: HOTEL });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await orderOf(answer.json().id)).toMatchObject({
      kind: "re-use",
      company_id: HOTEL.companyId,
      user_id: null,
      services: ["IO"],
      contact: { name: "Femke Smit", email: "femke@leeuw.example", phone: "+31235551234" },
    });
  });

  test("the contact, the company and operations are mailed", async () => {
    const { id } = (await post(it, "/orders", wizardOrder("re-use"), { as: HOTEL })).json();
    const mails = await mailsOf(it, id);
    expect(mails).toMatchObject([
      { kind: "company-order", recipient: "was@bedrijf1.example" },
      { kind: "operations-order", recipient: "planning@was.example" },
      { kind: "order-confirmation", recipient: "femke@leeuw.example" },
    ]);
  });

  test("a re-cover order is picked up and not delivered [BIZ-36]", async () => {
    const answer = await post(it, "/orders", wizardOrder("re-cover"), { as: HOTEL });
    expect(answer.json()).toMatchObject({ deliveryTime: null, frames: { delivery: null } });
    expect(await orderOf(answer.json().id)).toMatchObject({
      kind: "re-cover",
      delivery_date: null,
      delivery_at: null,
      delivery_location: null,
    });
  });

  test.each([
    ["time", { deliveryTime: DELIVERY }],
    ["location", { deliveryLocation: HOME }],
  ])("a re-cover order with a delivery %s is refused [BIZ-36]", async (_part, order) => {
    const answer = await post(it, "/orders", wizardOrder("re-cover", { order }), { as: HOTEL });
    expect(answer.json()).toMatchObject({
      type: "validation_failed",
      extra: { fields: [{ rule: "not_for_re_cover" }] },
    });
  });

  test("a company without a bag waits for it by post, and has one after its first re-use order [PHONE-04]", async () => {
    const early = {
      pickupTime: "2026-11-16T10:00:00+01:00",
      deliveryTime: "2026-11-18T10:00:00+01:00",
    };
    const tooSoon = wizardOrder("re-use", { user: { hasBag: null }, order: early });
    expect((await post(it, "/orders", tooSoon, { as: CARE })).json().type).toBe("slot_not_offered");
    const later = wizardOrder("re-use", {
      user: { hasBag: false },
      order: {
        pickupTime: "2026-11-18T10:00:00+01:00",
        deliveryTime: "2026-11-20T10:00:00+01:00",
      },
    });
    const placed = await post(it, "/orders", later, { as: CARE });
    expect(placed.statusCode, placed.body).toBe(201);
    const { waiting } = await viewKits(it.deps);
    const { company_id } = await orderOf(placed.json().id);
    const { name } = await it.deps.db
      .selectFrom("companies")
      .select("name")
      .where("id", "=", company_id ?? "")
      .executeTakeFirstOrThrow();
    const kit = waiting.find(({ number }) => number === placed.json().number);
    expect(kit).toMatchObject({
      name,
      address: ["Femke Smit", expect.any(String), expect.any(String)],
    });
    const company = await it.deps.db
      .selectFrom("companies")
      .select("has_bag")
      .where("id", "=", CARE.companyId)
      .executeTakeFirst();
    expect(company?.has_bag).toBe(true);
  });

  test("a company's token is good for nothing but its wizard orders", async () => {
    const answer = await post(it, "/orders", consumerOrder(), { as: HOTEL });
    expect([answer.statusCode, answer.json().type]).toEqual([403, "forbidden"]);
    await it.deps.db
      .updateTable("companies")
      .set({ is_public: false })
      .where("id", "=", CARE.companyId)
      .execute();
    const left = await post(it, "/orders", wizardOrder("re-use"), { as: CARE });
    expect([left.statusCode, left.json().type]).toEqual([403, "forbidden"]);
  });

  test("a guest cannot order for a company", async () => {
    const answer = await post(it, "/orders", wizardOrder("re-use"));
    expect([answer.statusCode, answer.json().type]).toEqual([403, "forbidden"]);
  });

  test("a logged-in user orders on the own account, without a company [BIZ-22]", async () => {
    const users = await countRows(it, "users");
    const answer = await post(it, "/orders", wizardOrder("re-cover"), { as: USER });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await orderOf(answer.json().id)).toMatchObject({
      kind: "re-cover",
      user_id: USER.userId,
      company_id: null,
      contact: { name: "Sanne de Vries", email: DEMO_LOGIN.email },
    });
    expect(await countRows(it, "users")).toBe(users);
  });

  test("a company's order names its contact [RULE-13]", async () => {
    const body = wizardOrder("re-use", { order: { data: {} } });
    const answer = await post(it, "/orders", body, { as: HOTEL });
    expect(answer.json().extra.fields).toEqual([{ field: "order.data.contact", rule: "required" }]);
  });

  test("a company's orders of a day are capped, the next day starts anew", async () => {
    const companyId = "5e6f1c2a-9b3d-4e7f-8a1b-f372fe94f82a";
    await it.deps.db
      .updateTable("companies")
      .set({ daily_limit: 2 })
      .where("id", "=", companyId)
      .execute();
    const place = () =>
      post(it, "/orders", wizardOrder("re-cover"), { as: { ...HOTEL, companyId } });
    expect([(await place()).statusCode, (await place()).statusCode]).toEqual([201, 201]);
    const refused = await place();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { type: "orders_limit_reached", extra: { limit: 2 } },
    ]);
    await it.deps.db.updateTable("daily_counts").set({ date: "2026-11-14" }).execute();
    expect((await place()).statusCode).toBe(201);
  });
});
