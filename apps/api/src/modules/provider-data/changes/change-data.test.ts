import type { DataChange, DataEntry } from "@waslijn/contract/console/data";
import type { DataTable } from "@waslijn/contract/console/codes";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { addStaff, staffHeaders, tabletHeaders } from "../../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { WorkRefused } from "../../../work.ts";
import { readPrices } from "../../catalogue/prices-repository.ts";
import { applyData } from "../apply-data.ts";

const TODAY = "2026-11-15";

describe("the console changes the provider's data", () => {
  let it: TestApp;
  let joris: Record<string, string>;
  let imke: Record<string, string>;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    joris = await staffHeaders(it, await addStaff(it, "owner", { name: "Joris van Dam" }));
    imke = await staffHeaders(it, await addStaff(it, "owner", { name: "Imke Postma" }));
  });
  afterAll(() => it.close());

  const send = (path: string, payload: object, headers = joris) =>
    it.app.inject({ method: "POST", url: `/api/console/${path}`, payload, headers });
  const change = (changes: DataChange[], headers = joris, id: string = randomUUID()) =>
    send("data-changes", { id, changes }, headers);
  const list = async (table: DataTable): Promise<DataEntry[]> =>
    (await it.app.inject({ url: `/api/console/data/${table}`, headers: joris })).json();
  const find = async (table: DataTable, value: object): Promise<DataEntry> => {
    const isIt = (entry: DataEntry) =>
      Object.entries(value).every(([name, wanted]) => entry.value[name] === wanted);
    const found = (await list(table)).find(isIt);
    if (!found) throw new Error(`There is no such entry of ${table}.`);
    return found;
  };
  const newCode = (code: string, percent: number): DataChange => ({
    table: "promo_codes",
    entry: null,
    seen: null,
    value: { code, percent },
  });
  const edit = (code: string, { version }: DataEntry, value: DataChange["value"]): DataChange => ({
    table: "promo_codes",
    entry: { code },
    seen: version,
    value,
  });

  test("two owners change the same thing: the second is shown what it is now, and nothing is overwritten [SHOP-04]", async () => {
    expect((await change([newCode("HERFST", 10)])).statusCode).toBe(200);
    const seen = await find("promo_codes", { code: "HERFST" });
    expect((await change([edit("HERFST", seen, { percent: 15 })], joris)).statusCode).toBe(200);
    const late = await change([edit("HERFST", seen, { percent: 20 })], imke);
    const theirs = await find("promo_codes", { code: "HERFST" });
    expect(late.json()).toMatchObject({
      type: "data_changed",
      status: 409,
      extra: { conflicts: [{ at: 0, entry: theirs }] },
    });
    expect(theirs.value.percent).toBe(15);
    // With the current version the change succeeds.
    expect((await change([edit("HERFST", theirs, { percent: 20 })], imke)).statusCode).toBe(200);
    expect((await find("promo_codes", { code: "HERFST" })).value.percent).toBe(20);
  });

  test("one who adds what another has just added, or changes what is gone, is told as well", async () => {
    await change([newCode("WINTER", 10)], joris);
    const twin = await change([newCode("WINTER", 30)], imke);
    expect(twin.json().extra.conflicts[0].entry.value.percent).toBe(10);
    const seen = await find("promo_codes", { code: "WINTER" });
    await change([edit("WINTER", seen, null)], joris);
    const gone = await change([edit("WINTER", seen, { percent: 5 })], imke);
    expect(gone.json().extra.conflicts).toEqual([{ at: 0, entry: null }]);
  });

  test("several changes happen together or not at all", async () => {
    const answer = await change([newCode("ALLES", 10), newCode("HERFST", 99)]);
    expect(answer.statusCode).toBe(409);
    expect((await list("promo_codes")).map(({ value }) => value.code)).not.toContain("ALLES");
  });

  test("the same press that arrives twice is one change", async () => {
    const id = randomUUID();
    const twice = await Promise.all([
      change([newCode("TWEE", 10)], joris, id),
      change([newCode("TWEE", 10)], joris, id),
    ]);
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await auditOf("promo_codes TWEE")).toHaveLength(1);
  });

  const auditOf = (about: string) =>
    it.deps.db.selectFrom("audit").selectAll().where("about", "=", about).orderBy("at").execute();

  test("the audit has who, before and after, and one press puts it back by the same rules [STAFF-04]", async () => {
    const before = await find("hub_closures", { hub_id: "haarlem" });
    const id = randomUUID();
    const { hub_id = null, date = null, reason = null } = before.value;
    const renamed: DataChange = {
      table: "hub_closures",
      entry: { hub_id, date },
      seen: before.version,
      value: { reason: "Ketelkeuring" },
    };
    await change([renamed], joris, id);
    expect(await auditOf(`hub_closures haarlem ${String(date)}`)).toMatchObject([
      { before: { reason }, after: { reason: "Ketelkeuring" }, detail: { change: id } },
    ]);
    clock.forward(1);
    expect((await send(`data-changes/${id}/put-back`, { id: randomUUID() }, imke)).statusCode).toBe(
      200,
    );
    expect(await find("hub_closures", { hub_id, date })).toEqual(before);
    const listed = await it.app.inject({
      url: "/api/console/data-changes?table=hub_closures",
      headers: joris,
    });
    expect(listed.json()).toMatchObject([
      { who: "Imke Postma", putsBack: id, isPutBack: false },
      { who: "Joris van Dam", putsBack: null, isPutBack: true },
    ]);
    const again = await send(`data-changes/${id}/put-back`, { id: randomUUID() });
    expect(again.json()).toEqual({ differences: [], mailed: 0 });
  });

  test("a change that somebody built on is not put back unseen", async () => {
    const id = randomUUID();
    await change([newCode("LAAT", 10)], joris, id);
    await change(
      [edit("LAAT", await find("promo_codes", { code: "LAAT" }), { percent: 12 })],
      imke,
    );
    const refused = await send(`data-changes/${id}/put-back`, { id: randomUUID() });
    expect(refused.json()).toMatchObject({
      type: "data_changed",
      extra: { conflicts: [{ entry: { value: { percent: 12 } } }] },
    });
  });

  test("a price of a later day stands beside today's, and is taken back until it holds and succeeded after [SHOP-02]", async () => {
    const shirt = async (day: string) =>
      (await readPrices(it.deps.db, day)).find(({ alias }) => alias === "shirt")?.cents;
    const id = randomUUID();
    const plan = (valid_from: string, cents: number): DataChange => ({
      table: "prices",
      entry: null,
      seen: null,
      value: { type: "DC", alias: "shirt", valid_from, cents },
    });
    expect((await change([plan("2026-12-01", 375)], joris, id)).statusCode).toBe(200);
    expect([await shirt("2026-11-30"), await shirt("2026-12-01")]).toEqual([350, 375]);
    await send(`data-changes/${id}/put-back`, { id: randomUUID() });
    expect(await shirt("2026-12-01")).toBe(350);

    const begun = randomUUID();
    await change([plan("2026-12-01", 390)], joris, begun);
    const before = clock.now();
    clock.set("2026-12-03T09:00:00+01:00");
    const owner = await staffHeaders(it, await addStaff(it, "owner"));
    await send(`data-changes/${begun}/put-back`, { id: randomUUID() }, owner);
    expect([await shirt("2026-12-02"), await shirt("2026-12-03")]).toEqual([390, 350]);
    clock.set(before.toISOString());

    const past = await change([plan("2026-11-14", 1)]);
    expect(past.json().extra.fields).toEqual([{ field: "0.valid_from", rule: "past" }]);
  });

  /** Each is tried as an entry of the console and as a file. */
  const WRONG: [DataTable, DataChange["value"], string][] = [
    ["promo_codes", { code: "klein", percent: 10 }, "code"],
    ["promo_codes", { code: "BEIDE", percent: 10, cents: 100 }, "percent"],
    [
      "promo_codes",
      { code: "TERUG", percent: 5, valid_from: "2027-02-01", valid_until: "2027-01-01" },
      "valid_until",
    ],
    ["service_areas", { first_code: 2000, last_code: 1000, hub_id: "haarlem" }, "last_code"],
    ["hub_closures", { hub_id: "nergens", date: "2027-01-04", reason: "x" }, "hub_id"],
    [
      "hub_windows",
      { hub_id: "haarlem", kind: "pickup", from_time: "08:30", capacity: 5 },
      "from_time",
    ],
    [
      "hub_capacities",
      { hub_id: "haarlem", kind: "pickup", from_time: "08:00", day: "8", capacity: 5 },
      "day",
    ],
    [
      "prices",
      { type: "DC", alias: "hoed", name_nl: "Hoed", name_en: "Hat", cents: 1.5, valid_from: TODAY },
      "cents",
    ],
    ["companies", { name: "Zonder adres", email: "geen" }, "email"],
  ];
  test.each(WRONG)(
    "what a file of %s may not say the console may not either: %j [SHOP-06]",
    async (table, value, field) => {
      const answer = await change([{ table, entry: null, seen: null, value }]);
      expect([answer.statusCode, answer.json().extra.fields?.[0]?.field]).toEqual([
        422,
        `0.${field}`,
      ]);
      const entries = [...(await list(table)).map((one) => one.value), value];
      const files = [{ name: `${table}.json`, text: JSON.stringify(entries) }];
      const deps = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
      await expect(applyData(deps, { files, dryRun: true, mayRemove: false })).rejects.toThrow(
        WorkRefused,
      );
    },
  );

  test("what stands there already may not be taken away while something belongs to it, which is named [SHOP-04]", async () => {
    await addStaff(it, "driver", { hub: "haarlem" });
    const hub = await find("hubs", { id: "haarlem" });
    const refused = await change([
      { table: "hubs", entry: { id: "haarlem" }, seen: hub.version, value: null },
    ]);
    expect(refused.json().extra.fields).toContainEqual({ field: "0.hub_id", rule: "orphan" });
    const windows = (await list("hub_windows")).filter(({ value }) => value.hub_id === "haarlem");
    const { usedBy } = refused.json().extra;
    expect(usedBy).toContainEqual({ what: "hub_windows", count: windows.length });
    expect(usedBy).toContainEqual({ what: "service_areas", count: expect.any(Number) });
    expect(usedBy).toContainEqual({ what: "staff", count: null });
  });

  test("a hub without orders goes with its shared tablets and empty runs [SHOP-04] [STAFF-06]", async () => {
    const id = "proef";
    const value = {
      id,
      name: "Proef",
      operating_days: [1, 2, 3],
      same_day_cutoff: "10:00",
      new_customer_lead_days: 2,
      horizon_days: 21,
    };
    expect((await change([{ table: "hubs", entry: null, seen: null, value }])).statusCode).toBe(
      200,
    );
    const tablet = await tabletHeaders(it, await addStaff(it, "owner"), null, id);
    const made = await send("runs", {
      hub: id,
      day: "2026-11-17",
      driver: await addStaff(it, "owner"),
    });
    expect(made.statusCode, made.body).toBe(201);
    const { version } = await find("hubs", { id });
    const gone = await change([{ table: "hubs", entry: { id }, seen: version, value: null }]);
    expect(gone.statusCode, gone.body).toBe(200);
    const shown = await it.app.inject({ url: "/api/console/tablet", headers: tablet });
    expect(shown.statusCode).toBe(401);
  });
});
