import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BOTH_DATABASES } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { importAddresses } from "./import-addresses.ts";

describe.each(BOTH_DATABASES)("importing addresses on %s", (kind) => {
  let it: TestApp;
  let folder = "";
  beforeAll(async () => {
    it = await openTestApp(kind);
    folder = await mkdtemp(join(tmpdir(), "addresses-"));
  });
  afterAll(async () => {
    await it.close();
    await rm(folder, { recursive: true });
  });

  const shown: number[] = [];
  const load = async (content: string) => {
    const file = join(folder, "register.csv");
    await writeFile(file, content);
    shown.length = 0;
    return importAddresses(
      { ...it.deps, database: it.database, who: "test", progress: (_, done) => shown.push(done) },
      { file },
    );
  };
  const find = (postalCode: string) =>
    it.deps.db
      .selectFrom("addresses")
      .selectAll()
      .where("postal_code", "=", postalCode)
      .orderBy("house_number")
      .orderBy("addition")
      .execute();

  test("reads a header in English, quotes, and addresses that the check then finds", async () => {
    const result = await load(
      [
        "street,house number,addition,postal code,city,latitude,longitude",
        '"Straat, met komma",1,,1234 ab,Plaats,52.1,4.6',
        'De ""Lange"" Weg,012,A,1234AB,Plaats,,'.replaceAll('""', "'"),
      ].join("\r\n"),
    );
    expect(result).toEqual({ written: 2, badLines: 0, bad: [] });
    expect(await find("1234AB")).toMatchObject([
      { street: "Straat, met komma", house_number: "1", addition: "", latitude: 52.1 },
      { street: "De 'Lange' Weg", house_number: "12", addition: "A", latitude: null },
    ]);
    const answer = await it.app.inject({
      method: "POST",
      url: "/api/addresses/validate",
      payload: { PostalCode: "1234AB", HouseNumber: "12", Addition: "a" },
    });
    expect(answer.json()[0].FormattedAddress).toEqual(["De 'Lange' Weg 12-A", "1234 AB Plaats"]);
  });

  test("reads a Dutch header in another order, semicolons, decimal commas and a byte order mark", async () => {
    await load(
      "\ufeffPostcode;Huisnummer;Toevoeging;Straatnaam;Woonplaats;Lengtegraad;Breedtegraad\n2345BC;7;;Kade;Stad;4,61;52,38\n",
    );
    expect(await find("2345BC")).toMatchObject([
      { street: "Kade", city: "Stad", longitude: 4.61, latitude: 52.38 },
    ]);
  });

  test("reads a file without a header in its own order", async () => {
    expect((await load("Gracht,5,,3456CD,Dorp,52,5\n")).written).toBe(1);
    expect(await find("3456CD")).toHaveLength(1);
  });

  test("brings an address up to date, also when a file has it twice", async () => {
    const header = "street,housenumber,postalcode,city";
    await load(`${header}\nOud,1,4567DE,Dorp\nMidden,1,4567DE,Dorp`);
    await load(`${header}\nNieuw,1,4567DE,Dorp`);
    expect(await find("4567DE")).toMatchObject([{ street: "Nieuw" }]);
  });

  test("tells of a bad line by its number and goes on", async () => {
    const result = await load(
      [
        "street,house number,addition,postal code,city,latitude,longitude",
        "Weg,1,,56EF,Dorp,,",
        "Weg,één,,5678EF,Dorp,,",
        "",
        ",3,,5678EF,Dorp,,",
        "Weg,4,,5678EF,,,",
        "Weg,5,,5678EF,Dorp,91,4",
        "Weg,6,,5678EF,Dorp,52,4",
      ].join("\n"),
    );
    expect(result).toEqual({
      written: 1,
      badLines: 5,
      bad: [
        { line: 2, fault: "postal-code" },
        { line: 3, fault: "house-number" },
        { line: 5, fault: "street-missing" },
        { line: 6, fault: "city-missing" },
        { line: 7, fault: "latitude" },
      ],
    });
    expect(await find("5678EF")).toHaveLength(1);
  });

  test("writes in batches and tells how far it is", async () => {
    const lines = Array.from({ length: 4500 }, (_, row) => `Laan,${row + 1},,6789FG,Dorp,,`);
    expect((await load(lines.join("\n"))).written).toBe(4500);
    expect(shown).toHaveLength(3);
    expect(await find("6789FG")).toHaveLength(4500);
  });

  test("stops at a quote that is not closed and says where it stands", async () => {
    const good = "Dijk,1,,7890GH,Dorp,,";
    await expect(load(`${good}\n"Dijk,2,,7890GH,Dorp,,\n${good}`)).rejects.toMatchObject({
      refusal: { code: "quote_not_closed", line: 2 },
    });
  });

  test("refuses a header that lacks a column, and a file that is not there", async () => {
    await expect(load("street,city\nWeg,Dorp")).rejects.toMatchObject({
      refusal: { code: "columns_missing", columns: ["houseNumber", "postalCode"] },
    });
    const work = importAddresses(
      { ...it.deps, database: it.database, who: "test", progress: () => undefined },
      { file: join(folder, "none.csv") },
    );
    await expect(work).rejects.toMatchObject({ refusal: { code: "file_missing" } });
  });

  const upload = async (payload: object) =>
    it.app.inject({
      method: "POST",
      url: "/api/console/addresses",
      headers: await staffHeaders(it, await addStaff(it, "owner")),
      payload,
    });
  const HEADER = "Postcode;Huisnummer;Straat;Plaats";

  test("an owner's browser sends a file piece by piece; bad lines are named by their number in the file [SETUP-04] [STAFF-04]", async () => {
    const first = await upload({
      header: HEADER,
      lines: `${HEADER}\n8901HJ;1;Gracht;Stad\n8901HJ;een;Gracht;Stad\n\n8901HJ;1;Gracht;Stad\n`,
      from: 1,
    });
    expect(first.json()).toEqual({
      written: 1,
      badLines: 1,
      bad: [{ line: 3, fault: "house-number" }],
    });
    const last = await upload({
      header: HEADER,
      lines: '8901HJ;2;Gracht;Stad\n890;3;Gracht;Stad\n8901HJ;4;"Gracht;Stad',
      from: 6,
      total: 1,
    });
    expect(last.json()).toEqual({
      written: 1,
      badLines: 2,
      bad: [
        { line: 7, fault: "postal-code" },
        { line: 8, fault: "quote" },
      ],
    });
    expect(await find("8901HJ")).toMatchObject([{ house_number: "1" }, { house_number: "2" }]);
    const { rows } = await sql`
      SELECT detail FROM audit WHERE action = 'addresses:import' ORDER BY ctid`.execute(it.deps.db);
    // The first is there although the browser may stop before the end [STAFF-04].
    expect(rows).toEqual([{ detail: { begun: true } }, { detail: { addresses: 2 } }]);
  });

  test("a file without a needed column is refused before anything is written [SETUP-04]", async () => {
    const answer = await upload({ header: "postcode,plaats", lines: "9012JK,Stad", from: 2 });
    expect(answer.json()).toMatchObject({
      type: "validation_failed",
      extra: {
        fields: [
          { field: "street", rule: "required" },
          { field: "houseNumber", rule: "required" },
        ],
      },
    });
  });
});
