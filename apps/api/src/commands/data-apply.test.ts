import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openWorkplace, type OpenWorkplace } from "../../test/command-line.ts";
import { BOTH_DATABASES } from "../../test/databases.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";
import { catalogueRevision } from "../modules/catalogue/cache-by-revision.ts";
import { readConfigPrices, readPrices } from "../modules/catalogue/prices-repository.ts";

const SEED = resolve(import.meta.dirname, "../seed");

describe.each(BOTH_DATABASES)("npm run data:apply on %s", { timeout: 120_000 }, (kind) => {
  let it: OpenWorkplace;
  let folder: string;
  beforeAll(async () => {
    it = await openWorkplace(kind);
    folder = join(it.folder, "data");
    const { db } = it;
    await placeTestOrders(db, [{ number: "W-1", pickup: "2026-11-20 08:00" }]);
  });
  afterAll(() => it.leave());
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
  });

  const put = (name: string, text: string) => writeFile(join(folder, name), text);
  const edit = async (name: string, from: string, to: string) =>
    put(name, (await readFile(join(SEED, name), "utf8")).replace(from, to));

  test("files that say what is there change nothing", async () => {
    await cp(SEED, folder, {
      recursive: true,
      filter: (path) => !/addresses\.json$|\.ts$/.test(path),
    });
    const { code, out } = await it.run("data:apply", folder);
    expect({ code, out }).toEqual({ code: 0, out: "Everything is as the files say already.\n" });
  });

  test("changes are shown first, then applied once, with who did it and a new revision", async () => {
    await edit("prices.json", '"cents": 350,', '"cents": 375,');
    await put(
      "promo_codes.csv",
      "code;percent;valid_until\nWELKOM10;15;\nLENTE26;5;2027-05-31\nHERFST;20;2026-12-01\n",
    );
    const dry = await it.run("data:apply", folder, "--dry-run");
    expect(dry.out).toMatch(/prices +DC shirt +cents +350 +375\n/);
    expect(dry.out).toMatch(/promo_codes +HERFST +new\n/);
    expect(dry.out).toContain("Nothing was changed, because of --dry-run.");

    const revision = await catalogueRevision(it.db);
    expect(await it.run("data:apply", folder)).toMatchObject({ code: 0, err: "" });
    const { db } = it;
    const shirts = await readPrices(db, amsterdamDate(new Date()));
    const promo = await db.selectFrom("promo_codes").selectAll().orderBy("code").execute();
    const audit = await db.selectFrom("audit").selectAll().execute();
    expect(shirts.find(({ alias }) => alias === "shirt")?.cents).toBe(375);
    expect(promo).toMatchObject([
      { code: "HERFST", percent: 20, cents: null, valid_until: "2026-12-01" },
      { code: "LENTE26", percent: 5, cents: null },
      { code: "WELKOM10", percent: 15, valid_until: null },
    ]);
    expect(audit).toMatchObject([{ action: "data:apply", who: expect.stringMatching(/.@./) }]);
    expect(JSON.stringify(audit[0]?.detail)).toContain('"to":375');
    expect(await catalogueRevision(db)).toBeGreaterThan(revision);
    expect((await it.run("data:apply", folder)).out).toContain("Everything is as the files say");
  });

  test("an old price stays for orders of its time, and one of a later day holds from then on [BILL-04]", async () => {
    await edit(
      "config_prices.json",
      '"cents": 1000,',
      '"cents": 1250, "valid_from": "2031-01-01",',
    );
    const { code, out } = await it.run("data:apply", folder);
    expect(code).toBe(0);
    expect(out).toMatch(/config_prices +PRICE_LATE_CHANGE +cents +1000 +1250\n/);
    const lateChange = async (day: string) =>
      (await readConfigPrices(it.db, day)).find(({ alias }) => alias === "PRICE_LATE_CHANGE")
        ?.cents;
    expect([await lateChange("2030-12-31"), await lateChange("2031-01-01")]).toEqual([1000, 1250]);

    const seed = await readFile(join(SEED, "config_prices.json"), "utf8");
    await put(
      "config_prices.json",
      JSON.stringify(
        JSON.parse(seed).filter((row: { alias: string }) => row.alias !== "PRICE_LATE_CHANGE"),
      ),
    );
    expect(await it.run("data:apply", folder, "--remove")).toMatchObject({ code: 0 });
    expect([await lateChange("2026-11-14"), await lateChange("2031-01-01")]).toEqual([
      1000,
      undefined,
    ]);
    await put("config_prices.json", seed);
    expect(await it.run("data:apply", folder)).toMatchObject({ code: 0 });
    expect(await lateChange("2031-01-01")).toBe(1000);
  });

  test("whatever is wrong is told with file and line, and nothing is changed", async () => {
    await put(
      "hubs.json",
      '[\n  {"id": "haarlem",\n   "name": "Haarlem",\n   "operating_days": [1, 8],\n   "same_day_cutoff": "10:00",\n   "new_customer_lead_days": 2, "horizon_days": 21, "colour": "red"}\n]',
    );
    await put("prices.csv", "type,alias,name_nl,name_en,cents\nDC,shirt,Overhemd,Shirt,3.50\n");
    await put("promo_codes.json", '[\n{"code": "A", "percent": 10\n]');
    await put("hubz.json", "[]");
    await put("addresses.json", "[]");
    const { code, err } = await it.run("data:apply", folder);
    expect(code).toBe(1);
    expect(err.split("\n")).toEqual([
      "addresses.json line 1: addresses go in with npm run addresses:import; take the file out of this folder.",
      expect.stringMatching(/^hubs\.json line 6: there is no field colour; there are id, name,/),
      "hubs.json line 4: operating_days should be weekdays from 1 (Monday) to 7, each once, not [1,8].",
      expect.stringMatching(/^hubz\.json line 1: no data go by this name; there are hubs,/),
      'prices.csv line 2: cents should be a whole number of cents from 0 to 10000000, not "3.50".',
      "promo_codes.json line 3: is not JSON; a comma, a quote or a bracket is missing or too many here.",
      "Nothing was changed.",
      "",
    ]);
  });

  test("entries must agree with each other and with what is there", async () => {
    await put(
      "service_areas.csv",
      "first_code,last_code,hub_id\n1011,1109,amsterdam\n1100,1200,haarlem\n5000,5100,eindhoven\n1011,1109,haarlem\n",
    );
    await edit("prices.json", '"alias": "per-extra-kg"', '"alias": "per-kilo-more"');
    const { err } = await it.run("data:apply", folder);
    expect(err).toContain("service_areas.csv line 3: 1100–1200 overlaps 1011–1109 halfway");
    expect(err).toContain("service_areas.csv line 4: hub_id eindhoven is not among the hubs.");
    expect(err).toContain(
      "service_areas.csv line 5: first_code and last_code 1011 1109 stands already on line 2.",
    );
    expect(err).toContain("prices.json line 1: the price per-extra-kg of WF is missing");
  });

  test("what a file leaves out is removed only when asked, and never under an order", async () => {
    await put(
      "companies.csv",
      "name,email,is_public\nHotel De Gouden Leeuw,was@bedrijf1.example,ja\n",
    );
    const refused = await it.run("data:apply", folder);
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/companies +Hostel Stadszicht +removed/);
    expect(refused.err).toContain("that takes --remove");
    expect(await it.run("data:apply", folder, "--remove")).toMatchObject({ code: 0 });
    const { db } = it;
    const left = await db.selectFrom("companies").selectAll().execute();
    // Its id and its bag stay, although the file contains neither.
    expect(left).toMatchObject([{ id: "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15", has_bag: true }]);

    await rm(join(folder, "companies.csv"));
    await db
      .insertInto("staff")
      .values({
        id: "5e6f1c2a-9b3d-4e7f-8a1b-00000000000d",
        email: "bo@was.example",
        name: "Bo de Wit",
        role: "driver",
        hub_id: "utrecht",
        language: "nl",
        created_at: new Date(),
      })
      .execute();
    const gone = ["haarlem", "utrecht"];
    const without = (name: string) =>
      readFile(join(SEED, name), "utf8").then((text) =>
        put(
          name,
          JSON.stringify(
            JSON.parse(text).filter(
              (row: { id: string; hub_id: string }) =>
                (name !== "hubs.json" || !gone.includes(row.id)) && !gone.includes(row.hub_id),
            ),
          ),
        ),
      );
    for (const name of ["hubs", "hub_windows", "hub_closures", "service_areas", "service_points"]) {
      await without(`${name}.json`);
    }
    const named = await it.run("data:apply", folder, "--remove");
    for (const hub of gone) {
      expect(named.err).toContain(
        `hubs.json line 1: ${hub} (${hub}) is missing, but orders or staff name it`,
      );
    }
  });

  test("a closure or a smaller window tells which bookings it concerns", async () => {
    await put(
      "hub_closures.csv",
      "hub_id,date,reason\nhaarlem,2026-11-20,Storing\nhaarlem,2026-12-05,Sinterklaas\nutrecht,2027-10-02,Singelloop\n",
    );
    const { code, out } = await it.run("data:apply", folder, "--dry-run");
    expect(code).toBe(0);
    expect(out).toContain(
      "Mind: haarlem pickup 2026-11-20 08:00: 1 booked, but the day is closed (Storing).",
    );
  });

  test("a folder that is missing or empty is told in a sentence", async () => {
    expect((await it.run("data:apply", join(folder, "no"))).err).toContain("There is no folder");
    expect((await it.run("data:apply", folder)).err).toContain("There are no .json or .csv files");
    expect((await it.run("data:apply")).code).toBe(2);
  });
});
