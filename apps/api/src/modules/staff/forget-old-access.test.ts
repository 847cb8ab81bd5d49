import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { cleanUp } from "../../jobs/clean-up.ts";
import { removeStaff } from "./change-staff.ts";
import { keepChallenge } from "./webauthn.ts";
import { makeSignInLink } from "./sign-in-link.ts";

const DAY = 86_400;

describe.each(DATABASE_KINDS)("what is left of staff on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
  });
  afterAll(() => it.close());

  test("goes when it lets nobody in any more, and a name two years after leaving [STAFF-03]", async () => {
    const { db } = it.deps;
    const driver = await addStaff(it, "driver", { name: "Bo de Wit" });
    const left = await addStaff(it, "desk", { name: "Pim Pauw" });
    await staffHeaders(it, driver);
    await makeSignInLink(it.deps, driver);
    await keepChallenge(db, "challenge", { purpose: "sign-in", staffId: null }, clock.now());
    await removeStaff(it.deps, "test", left);
    const remaining = async () => {
      await cleanUp(it.deps);
      const rows = await Promise.all(
        (["staff_links", "staff_challenges", "staff_sessions"] as const).map((table) =>
          db.selectFrom(table).selectAll().execute(),
        ),
      );
      const names = await db.selectFrom("staff").select("name").orderBy("name").execute();
      return [...rows.map(({ length }) => length), ...names.map(({ name }) => name)];
    };
    expect(await remaining()).toEqual([1, 1, 1, "Bo de Wit", "Pim Pauw"]);
    clock.forward(15 * 60 + 1);
    expect(await remaining()).toEqual([0, 0, 1, "Bo de Wit", "Pim Pauw"]);
    clock.forward(31 * DAY);
    expect(await remaining()).toEqual([0, 0, 0, "Bo de Wit", "Pim Pauw"]);
    clock.forward(2 * 366 * DAY);
    expect(await remaining()).toEqual([0, 0, 0, "", "Bo de Wit"]);
  });
});
