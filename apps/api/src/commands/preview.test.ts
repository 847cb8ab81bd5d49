import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkplace, type OpenWorkplace } from "../../test/command-line.ts";

describe("npm run preview", { timeout: 120_000 }, () => {
  let it: OpenWorkplace;
  beforeAll(async () => {
    it = await openWorkplace("PostgreSQL", { CLOCK: "2026-12-04T11:00:00+01:00" });
    const { db } = it;
    await sql`INSERT INTO slots (hub_id, kind, date, from_time, booked)
      SELECT 'haarlem', 'pickup', date '2026-12-07', from_time, capacity FROM hub_windows
      WHERE hub_id = 'haarlem' AND kind = 'pickup' AND from_time <> '18:00'
      UNION ALL SELECT 'haarlem', 'pickup', date '2026-12-08', from_time, capacity FROM hub_windows
      WHERE hub_id = 'haarlem' AND kind = 'pickup'`.execute(db);
  });
  afterAll(() => it.leave());

  test("tells the hub, the first pickup, what has room and why a day is missing", async () => {
    const { code, out } = await it.run("preview", "2011 DB", "18");
    expect(code).toBe(0);
    expect(out).toContain("Lange Veerstraat 18, 2011 DB Haarlem");
    expect(out).toContain("2011–2037, served from Haarlem Waarderpolder (haarlem)");
    expect(out).toContain("first pickup  Mon 2026-12-07 18:00");
    expect(out).toMatch(/Fri 2026-12-04 +after the cut-off of 10:00/);
    expect(out).toMatch(/Sat 2026-12-05 +closed \(Sinterklaas\)/);
    expect(out).toMatch(/Sun 2026-12-06 +closed on this weekday/);
    expect(out).toMatch(/Mon 2026-12-07 +18:00 +08:00 full, 10:00 full/);
    expect(out).toMatch(/Tue 2026-12-08 +full/);
    expect(out).toMatch(/Fri 2026-12-25 +holiday \(christmas-day\)/);
    const [, deliveries = ""] = out.split("Deliveries after that pickup");
    expect(deliveries).toMatch(/Tue 2026-12-08 +before the turnaround of 2 working days/);
    expect(deliveries).toMatch(/Wed 2026-12-09 +18:00 +08:00 before the turnaround/);
  });

  test("a new customer waits for the bag", async () => {
    const { out } = await it.run("preview", "1012AB", "1", "--new");
    expect(out).toMatch(/Sat 2026-12-05 +a new customer's bag travels 2 days of post/);
    expect(out).toContain("first pickup  Tue 2026-12-08 08:00");
  });

  test("an address outside the area, and one that is none, are told in a sentence", async () => {
    const outside = await it.run("preview", "3011AD", "40");
    expect(outside).toMatchObject({ code: 0 });
    expect(outside.out).toContain("outside the service area");
    expect(await it.run("preview", "Haarlem", "1")).toMatchObject({
      code: 2,
      err: "Haarlem is not a postal code; write it as 1012AB.\n",
    });
  });
});
