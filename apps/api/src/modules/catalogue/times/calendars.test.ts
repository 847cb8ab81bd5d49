import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { currentCalendars, hubOfPostalDigits } from "./calendars.ts";

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp();
  await it.deps.db.deleteFrom("service_areas").execute();
  const area = (first_code: number, last_code: number, hub_id: string) => ({
    first_code,
    last_code,
    hub_id,
  });
  await it.deps.db
    .insertInto("service_areas")
    .values([
      area(5000, 5999, "haarlem"),
      area(5000, 5099, "utrecht"),
      area(5000, 5499, "amsterdam"),
      area(5500, 5599, "utrecht"),
      area(5900, 5999, "amsterdam"),
    ])
    .execute();
});
afterAll(() => it.close());

test.each([
  [5050, "utrecht"],
  [5100, "amsterdam"],
  [5499, "amsterdam"],
  [5550, "utrecht"],
  [5600, "haarlem"],
  [5999, "amsterdam"],
])("of areas within one another the narrowest serves %i: %s", async (digits, hub) => {
  expect(hubOfPostalDigits(await currentCalendars(it.deps.db), digits)?.hubId).toBe(hub);
});
