import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { placeTestOrders } from "../../../test/place-test-orders.ts";
import { addUser, userTokens } from "../../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { cleanUp } from "../../jobs/clean-up.ts";
import { emptyOldData } from "./empty-old-data.ts";

const YEAR = 365 * 86_400;

describe.each(DATABASE_KINDS)("what is older than five years, on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    const { db } = it.deps;
    await db.updateTable("users").set({ erased_at: clock.now() }).execute();
    await addUser(it, "vergeten@example.nl");
    await addUser(it, "ingelogd@example.nl");
    await userTokens(it, "vergeten@example.nl");
    const still = await addUser(it, "klant@example.nl");
    await placeTestOrders(db, [
      { number: "W-1", pickup: "2026-11-17 08:00", email: "gast@example.nl", device: "d" },
      { number: "W-2", pickup: "2026-11-17 08:00", delivery: "2026-11-19 08:00", userId: still },
      { number: "W-3", pickup: "2031-01-10 08:00", userId: still },
    ]);
    await db
      .updateTable("orders")
      .set({ created_at: new Date("2031-01-09T10:00:00Z") })
      .where("number", "=", "W-3")
      .execute();
    await db
      .insertInto("area_requests")
      .values([request("wacht@example.nl", null), request(randomUUID(), clock.now())])
      .execute();
  });
  afterAll(() => it.close());

  const request = (email: string, notified_at: Date | null) => ({
    id: randomUUID(),
    postal_code: "9711LM",
    postal_digits: 9711,
    email,
    reason: "not_in_service_area",
    language: "nl",
    created_at: clock.now(),
    notified_at,
  });
  const empty = (dryRun = false) => emptyOldData({ ...it.deps, who: "test" }, { dryRun });
  const NOTHING = { orders: 0, accounts: 0, requests: 0 };

  test("stays until then", async () => {
    clock.forward(5 * YEAR - 3 * 86_400);
    expect(await empty()).toEqual(NOTHING);
  });

  test("is counted by a dry run, which changes nothing", async () => {
    clock.forward(10 * 86_400);
    await cleanUp(it.deps);
    await userTokens(it, "ingelogd@example.nl");
    const due = { orders: 2, accounts: 1, requests: 1 };
    expect(await empty(true)).toEqual(due);
    expect(await empty(true)).toEqual(due);
    const { rows } = await counted("audit");
    expect(rows).toBe(0);
  });

  test("is emptied once, and who was here since stays", async () => {
    expect(await empty()).toEqual({ orders: 2, accounts: 1, requests: 1 });
    expect(await empty()).toEqual(NOTHING);
    const { db } = it.deps;
    const orders = await db.selectFrom("orders").selectAll().orderBy("number").execute();
    const emptied = { contact: {}, pickup_location: null, delivery_location: null, device: null };
    expect(orders).toMatchObject([
      { number: "W-1", pickup_date: "2026-11-17", services: ["WF"], ...emptied },
      { number: "W-2", ...emptied },
      { number: "W-3", contact: { name: "Jan Jansen" } },
    ]);
    const users = await db
      .selectFrom("users")
      .select(["email", "full_name"])
      .where("erased_at", "is", null)
      .orderBy("email")
      .execute();
    expect(users.map((user) => user.email)).toEqual(["ingelogd@example.nl", "klant@example.nl"]);
    expect((await counted("area_requests")).rows).toBe(1);
    const audit = await db.selectFrom("audit").selectAll().execute();
    expect(audit).toMatchObject([
      { who: "test", action: "retention", detail: { orders: 2, accounts: 1, requests: 1 } },
    ]);
  });

  test("goes in small batches, however much there is, and no further when a node is to stop", async () => {
    const { db } = it.deps;
    const many = Array.from({ length: 450 }, () => request(`${randomUUID()}@example.nl`, null));
    await db.insertInto("area_requests").values(many).execute();
    clock.forward(6 * YEAR);
    const stopping = { ...it.deps, who: "test", stop: AbortSignal.abort() };
    expect(await emptyOldData(stopping, { dryRun: false })).toMatchObject({ requests: 200 });
    expect(await empty()).toMatchObject({ requests: 250 });
  });

  async function counted(table: "audit" | "area_requests"): Promise<{ rows: number }> {
    const rows = await it.deps.db.selectFrom(table).select("id").execute();
    return { rows: rows.length };
  }
});
