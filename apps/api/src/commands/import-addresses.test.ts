import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkplace, type OpenWorkplace } from "../../test/command-line.ts";
import { BOTH_DATABASES } from "../../test/databases.ts";

describe.each(BOTH_DATABASES)("npm run addresses:import on %s", { timeout: 120_000 }, (kind) => {
  let it: OpenWorkplace;
  beforeAll(async () => {
    it = await openWorkplace(kind);
    await writeFile(
      join(it.folder, "good.csv"),
      "street,house number,addition,postal code,city,latitude,longitude\nKade,1,,1357AB,Stad,52.1,4.6\nKade,3,,1357AB,Stad,,\n",
    );
    await writeFile(
      join(it.folder, "bad.csv"),
      "straat;huisnummer;postcode;plaats\nKade;5;1357AB;Stad\nKade;vijf;1357AB;Stad\n",
    );
  });
  afterAll(() => it.leave());

  test("loads a file and says how many addresses it had", async () => {
    const { code, out } = await it.run("import-addresses", "good.csv");
    expect([code, out]).toEqual([0, "Loaded into the register: 2.\n"]);
    const rows = await it.db
      .selectFrom("addresses")
      .select("house_number")
      .where("postal_code", "=", "1357AB")
      .execute();
    expect(rows).toHaveLength(2);
  });

  test("names a bad line, loads the rest and ends with 1", async () => {
    const { code, out, err } = await it.run("import-addresses", "bad.csv");
    expect(code).toBe(1);
    expect(err).toContain("Line 3: the house number is not a number.");
    expect(out).toBe("Loaded into the register: 1.\n");
  });

  test.runIf(kind === "PostgreSQL")(
    "explains itself, and refuses what it cannot do in a sentence",
    async () => {
      const help = await it.run("import-addresses", "--help");
      expect([help.code, help.out]).toEqual([
        0,
        expect.stringContaining("addresses:import -- FILE.csv"),
      ]);
      const none = await it.run("import-addresses", "none.csv");
      expect([none.code, none.err]).toEqual([
        1,
        expect.stringMatching(/^There is no file .*none\.csv\.\n$/),
      ]);
      expect((await it.run("import-addresses")).code).toBe(2);
    },
  );
});
