import type { Setup } from "@waslijn/contract/console/setup";
import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { USUAL_DATABASE } from "../../../test/databases.ts";
import { placeOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { readBusiness } from "./view-setup.ts";

describe("what a new shop still needs", () => {
  let it: TestApp;
  let headers: Record<string, string>;
  let ownerId: string;
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE);
    const { db } = it.deps;
    for (const table of ["service_areas", "hub_capacities", "hub_windows", "hub_closures"] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom("staff").execute();
    ownerId = await addStaff(it, "owner");
    headers = await staffHeaders(it, ownerId);
  });
  afterAll(() => it.close());
  const view = async (): Promise<Setup> =>
    (await it.app.inject({ url: "/api/console/setup", headers })).json();
  const doneOf = ({ business, hub, area, prices, staff, order }: Setup) =>
    Object.entries({ business, hub, area, prices, staff, order })
      .filter(([, { isDone }]) => isDone)
      .map(([name]) => name);

  test("each step is done by its data, in any order, and undone with it [SETUP-01]", async () => {
    const { db } = it.deps;
    // Hubs stay from the seed, without windows.
    const empty = await view();
    expect(doneOf(empty)).toEqual(["business", "prices"]);
    expect(empty).toMatchObject({ isOpen: false, hub: { windows: 0 }, area: { count: 0 } });
    expect(empty.order).toEqual({ isDone: false, number: null });
    const area = { first_code: 2011, last_code: 2015, hub_id: "haarlem" };
    await db.insertInto("service_areas").values(area).execute();
    expect((await view()).area.isDone).toBe(false);
    const pickup = { hub_id: "haarlem", kind: "pickup", from_time: "10:00", capacity: 4 } as const;
    await db.insertInto("hub_windows").values(pickup).execute();
    expect(doneOf(await view())).toEqual(["business", "prices"]);
    await db
      .insertInto("hub_windows")
      .values({ ...pickup, kind: "delivery" })
      .execute();
    const open = await view();
    expect(doneOf(open)).toEqual(["business", "hub", "area", "prices"]);
    // A time for pickups and deliveries is one window to an owner.
    expect(open.hub.windows).toBe(1);
    expect(open).toMatchObject({ isOpen: true, area: { ranges: [{ from: 2011, to: 2015 }] } });
    await db.updateTable("hub_windows").set({ capacity: 0 }).execute();
    expect(await view()).toMatchObject({ isOpen: false, hub: { isDone: false } });
    const desk = await staffHeaders(it, await addStaff(it, "desk"));
    const opening = async () =>
      (await it.app.inject({ url: "/api/console/setup/opening", headers: desk })).json();
    expect(await opening()).toEqual({ isOpen: false });
    await db.updateTable("hub_windows").set({ capacity: 4 }).execute();
    expect(await opening()).toEqual({ isOpen: true });
    await db.deleteFrom("staff_sessions").where("staff_id", "!=", ownerId).execute();
    await db.deleteFrom("staff").where("id", "!=", ownerId).execute();
  });

  test("staff is done by a second person, or a second passkey of an owner who works alone [SETUP-01]", async () => {
    const { db, clock } = it.deps;
    expect((await view()).staff).toEqual({ isDone: false, people: 1 });
    const now = clock.now();
    const passkey = { staff_id: ownerId, public_key: "", counter: 0, transports: [], device: "" };
    for (const id of ["phone", "key"]) {
      await db
        .insertInto("staff_passkeys")
        .values({ ...passkey, id, created_at: now, used_at: now })
        .execute();
    }
    expect((await view()).staff).toEqual({ isDone: true, people: 1 });
    await db.deleteFrom("staff_passkeys").execute();
    await addStaff(it, "driver");
    expect((await view()).staff).toEqual({ isDone: true, people: 2 });
  });

  test("a service without a price is named, in the language of the console [SETUP-01]", async () => {
    const { db } = it.deps;
    const ended = { valid_until: "2026-01-02" };
    await db.updateTable("prices").set(ended).where("type", "=", "WF").execute();
    const { prices, isOpen } = await view();
    expect(prices).toMatchObject({ isDone: false, missing: [expect.stringMatching(/^Wash/)] });
    expect(isOpen).toBe(false);
  });

  test("business details that are empty or still the example's are named, but for a demonstration [SETUP-01]", () => {
    const example = { ...brand, ...brandFoot };
    expect(readBusiness(example, true)).toMatchObject({ isDone: true, missing: [], examples: [] });
    expect(readBusiness(example, false)).toMatchObject({ isDone: false, missing: [] });
    const own = { chamberOfCommerce: "68750110", vatNumber: "NL810433941B01" };
    const named = readBusiness({ ...example, ...own, company: "Wasboot B.V." }, false);
    expect(named.examples).toEqual(["street", "postalCode", "city", "phone", "email", "iban"]);
    const rest = { street: "Kade 1", postalCode: "2011 DB", city: "Spaarndam", iban: "NL02" };
    const reached = { phone: "023 555 0101", email: "hallo@wasboot.nl" };
    expect(
      readBusiness({ ...example, ...own, ...rest, ...reached, company: "Wasboot" }, false),
    ).toMatchObject({ isDone: true, examples: [] });
    const blank = { ...example, chamberOfCommerce: " ", iban: "" };
    expect(readBusiness(blank, true)).toMatchObject({
      isDone: false,
      missing: ["chamberOfCommerce", "iban"],
    });
  });
});

test("a shop with all of it, and a first order, needs nothing more [SETUP-01]", async () => {
  const it = await openTestApp(USUAL_DATABASE);
  const headers = await staffHeaders(it, await addStaff(it, "owner"));
  await addStaff(it, "desk");
  const { number } = await placeOrder(it);
  const setup: Setup = (await it.app.inject({ url: "/api/console/setup", headers })).json();
  expect(setup.order).toEqual({ isDone: true, number });
  for (const step of ["business", "hub", "area", "prices", "staff"] as const) {
    expect([step, setup[step].isDone]).toEqual([step, true]);
  }
  await it.close();
});
