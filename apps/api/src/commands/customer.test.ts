import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkplace, type OpenWorkplace } from "../../test/command-line.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";
import { DEMO_LOGIN } from "../seed/seed.ts";

const CANARY = "kanarie";

describe("npm run customer", { timeout: 120_000 }, () => {
  let it: OpenWorkplace;
  beforeAll(async () => {
    it = await openWorkplace("PostgreSQL");
    const { db } = it;
    const user = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    const device = `${CANARY}-browser`;
    await placeTestOrders(db, [
      {
        number: "W-1",
        pickup: "2026-10-01 08:00",
        email: DEMO_LOGIN.email,
        userId: user.id,
        notes: `${CANARY} note`,
        name: CANARY,
        device,
      },
      {
        number: "W-2",
        pickup: "2026-10-08 08:00",
        email: DEMO_LOGIN.email.toUpperCase(),
        name: CANARY,
      },
      {
        number: "W-3",
        pickup: "2026-11-13 08:00",
        delivery: "2026-11-20 08:00",
        email: "ander@voorbeeld.example",
      },
    ]);
    const order = await db
      .selectFrom("orders")
      .select("id")
      .where("number", "=", "W-1")
      .executeTakeFirstOrThrow();
    const mail = (recipient: string) => ({
      id: randomUUID(),
      kind: "order-confirmation",
      recipient,
      language: "nl",
      data: JSON.stringify({ orderId: order.id }),
      rendered: JSON.stringify({ text: CANARY }),
      created_at: new Date(),
    });
    await db
      .insertInto("outbox")
      .values([mail(DEMO_LOGIN.email), mail("planning@waslijn.example")])
      .execute();
    await db
      .insertInto("idempotency")
      .values({
        scope: `${device} /api/orders`,
        key: "k",
        fingerprint: "f",
        created_at: new Date(),
      })
      .execute();
  });
  afterAll(() => it.leave());

  test("export prints all that is kept about a person", async () => {
    const { code, out } = await it.run("customer", "export", DEMO_LOGIN.email);
    expect(code).toBe(0);
    const data = JSON.parse(out);
    expect(data.account).toMatchObject({ fullName: "Sanne de Vries", phone: "+31612345678" });
    expect(data.locations).toMatchObject([{ postalCode: "2011DB" }]);
    expect(data.orders.map((order: { number: string }) => order.number)).toEqual(["W-1", "W-2"]);
    expect(data.mails).toHaveLength(1);
    expect(out).not.toMatch(/argon2|password/i);
    const file = join(it.folder, "copy.json");
    await it.run("customer", "export", DEMO_LOGIN.email, "--file", file);
    expect(JSON.parse(await readFile(file, "utf8")).email).toBe(DEMO_LOGIN.email);
  });

  test("someone whose laundry may be with us is erased when they say that it is not theirs", async () => {
    const email = "ander@voorbeeld.example";
    expect(await it.run("customer", "erase", email)).toMatchObject({
      code: 1,
      err: "Order W-3 is under way until 2026-11-20; erase after that day, or with --not-theirs if the person did not order it. Nothing was changed.\n",
    });
    const { code, out } = await it.run("customer", "erase", email, "--not-theirs");
    expect([code, out]).toEqual([0, expect.stringContaining("nobody confirmed them: 1 orders")]);
  });

  test("erase leaves orders for the books and the person nowhere", async () => {
    const { code, out } = await it.run("customer", "erase", DEMO_LOGIN.email.toUpperCase());
    expect(code).toBe(0);
    expect(out).toContain("Erased: the account, 0 area requests and 2 mails; 2 orders name nobody");
    const { db } = it;
    const tables = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db);
    for (const { name } of tables.rows) {
      const { rows } = await sql`SELECT * FROM ${sql.table(name)} t
        WHERE t::text ILIKE ${`%${DEMO_LOGIN.email}%`} OR t::text ILIKE '%Sanne%'
        OR t::text LIKE ${`%${CANARY}%`}`.execute(db);
      expect({ name, rows }).toEqual({ name, rows: [] });
    }
    const orders = await db.selectFrom("orders").selectAll().where("number", "=", "W-1").execute();
    const audit = await db
      .selectFrom("audit")
      .selectAll()
      .orderBy(sql`detail->>'orders'`)
      .execute();
    expect(orders).toMatchObject([
      { pickup_date: "2026-10-01", services: ["WF"], contact: {}, pickup_location: null },
    ]);
    expect(audit).toMatchObject([
      { action: "customer:erase", detail: { orders: 1, cancelled: 1 } },
      { action: "customer:erase", detail: { orders: 2, cancelled: 0 } },
    ]);
    expect((await it.run("customer", "erase", DEMO_LOGIN.email)).err).toBe(
      "Nothing is kept about this e-mail address.\n",
    );
  });

  test("wrong input is told in a sentence", async () => {
    expect((await it.run("customer", "forget", "a@b.nl")).err).toContain(
      "there are export and erase",
    );
    expect((await it.run("customer", "export", "sanne")).err).toBe(
      "sanne is not an e-mail address.\n",
    );
    expect((await it.run("customer", "export")).code).toBe(2);
    expect((await it.run("customer", "export", "niemand@voorbeeld.example")).code).toBe(1);
  });
});
