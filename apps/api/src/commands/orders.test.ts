import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkplace, type OpenWorkplace } from "../../test/command-line.ts";
import { DATABASE_KINDS } from "../../test/databases.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";

describe.each(DATABASE_KINDS)("npm run orders on %s", { timeout: 120_000 }, (kind) => {
  let it: OpenWorkplace;
  beforeAll(async () => {
    it = await openWorkplace(kind);
    const { db } = it;
    await placeTestOrders(db, [
      {
        number: "W-1",
        pickup: "2026-11-17 08:00",
        delivery: "2026-11-19 10:00",
        houseNumber: "10",
      },
      { number: "W-2", pickup: "2026-11-17 08:00", houseNumber: "2", notes: "=1+1" },
      { number: "W-3", pickup: "2026-11-12 08:00", delivery: "2026-11-17 18:00" },
      { number: "W-4", pickup: "2026-11-17 08:00", hub: "amsterdam", postalCode: "1012 ab" },
    ]);
  });
  afterAll(() => it.leave());

  test("a day's stops stand by window in route order, with totals against capacity", async () => {
    const { code, out } = await it.run("orders", "--day", "2026-11-17", "--hub", "haarlem");
    expect(code).toBe(0);
    expect(out).toContain("Haarlem Waarderpolder · pickup 08:00–10:00 · 2 of 12");
    expect(out.indexOf("W-2")).toBeLessThan(out.indexOf("W-1"));
    expect(out).toMatch(/delivery 18:00–20:00 · 1 of 12[^]*W-3[^]*Jan Jansen +\+31 6 12345678/);
    expect(out).toMatch(/haarlem +pickup +2 of 12 +0 of 12 .* 2 of 72\n/);
    expect(out).not.toContain("W-4");
  });

  test("a spreadsheet gets the same stops, and calculates nothing that a customer typed", async () => {
    const file = join(it.folder, "day.csv");
    const { out } = await it.run("orders", "--day", "2026-11-17", "--csv", file);
    expect(out).toBe(`4 stops of 2026-11-17 are in ${file}.\n`);
    const [head, ...lines] = (await readFile(file, "utf8")).trimEnd().split("\r\n");
    expect(head).toMatch(/^"day";"hub";"kind";"from";"to";"stop";"order";/);
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.includes("W-2"))).toMatch(/;"'=1\+1"$/);
    expect(lines.find((line) => line.includes("W-1"))).toContain(';"+31 6 12345678";');
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test("wrong input is told in a sentence", async () => {
    const [noDay, noHub, noOption, noFile] = await Promise.all([
      it.run("orders", "--day", "2026-02-30"),
      it.run("orders", "--hub", "parijs"),
      it.run("orders", "--dag", "2026-11-17"),
      it.run("orders", "extra"),
    ]);
    expect(noDay).toMatchObject({
      code: 2,
      err: "2026-02-30 is not a day; write it as 2026-11-17.\n",
    });
    expect(noHub.code).toBe(1);
    expect(noOption).toMatchObject({ code: 2 });
    expect(noOption.err).toContain("There is no option --dag");
    expect(noFile.code).toBe(2);
  });
});
