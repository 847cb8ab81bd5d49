import { sql } from "kysely";
import { expect, test } from "vitest";
import { DATABASE_KINDS, openEmptyDatabase } from "../../../../test/databases.ts";
import { reportedDays } from "../../../../test/recount-reports.ts";
import { migrate } from "../../../db/migrate.ts";
import { readSqlFiles } from "../../../db/sql-files.ts";
import { readEvents } from "../orders-repository.ts";

const ORDER = "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15";

test.each(DATABASE_KINDS)(
  "an order of before there were histories has one, and is in reports, on %s [LIFE-10] [SHOP-07]",
  async (kind) => {
    const database = await openEmptyDatabase(kind);
    const { db } = database;
    try {
      const files = await readSqlFiles();
      const earlier = files.migrations.filter(({ name }) => name < "010");
      await migrate(db, { migrations: earlier, functions: [] });
      await sql`INSERT INTO hubs (id, name, operating_days, same_day_cutoff, new_customer_lead_days, horizon_days)
      VALUES ('haarlem', 'Haarlem', '{1}', '12:00', 2, 28)`.execute(db);
      await sql`INSERT INTO orders (id, number, kind, hub_id, language, pickup_date, pickup_from, delivery_date,
        delivery_from, pickup_at, delivery_at, services, contact, created_at)
      VALUES (${ORDER}::uuid, 'W-1', 'consumer', 'haarlem', 'nl', '2026-11-17', '08:00', '2026-11-19', '10:00',
        '2026-11-17T07:00Z', '2026-11-19T09:00Z', '{DC}', '{}', '2026-11-15T08:00Z')`.execute(db);
      await migrate(db, files);
      expect(await readEvents(db, ORDER)).toMatchObject([
        {
          version: 1,
          kind: "placed",
          actor: "customer",
          at: new Date("2026-11-15T08:00Z"),
          data: {
            pickup: { date: "2026-11-17", time: "08:00" },
            delivery: { date: "2026-11-19", time: "10:00" },
          },
        },
      ]);
      expect(await reportedDays(db)).toEqual({ "haarlem 2026-11-15": { orders: 1 } });
    } finally {
      await database.close();
    }
  },
);
