import { sql } from "kysely";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openWorkplace, type OpenWorkplace } from "../../test/command-line.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";

describe("npm run orders", { timeout: 120_000 }, () => {
  let it: OpenWorkplace;
  beforeAll(async () => {
    it = await openWorkplace("PostgreSQL");
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
      { number: "W-5", pickup: "2026-11-18 08:00", delivery: "2026-11-20 08:00" },
      { number: "W-6", pickup: "2026-11-16 10:00", delivery: "2026-11-20 08:00" },
      { number: "W-7", pickup: "2026-11-16 10:00", delivery: "2026-11-20 08:00" },
    ]);
  });
  afterAll(() => it.leave());

  test("a day's stops stand by window in route order, with totals against capacity", async () => {
    const { code, out } = await it.runAlone("orders", "--day", "2026-11-17", "--hub", "haarlem");
    expect(code).toBe(0);
    expect(out).toContain("Haarlem Waarderpolder · pickup 08:00–10:00 · 2 of 12");
    expect(out.indexOf("W-2")).toBeLessThan(out.indexOf("W-1"));
    expect(out).toMatch(/delivery 18:00–20:00 · 1 of 12[^]*W-3[^]*Jan Jansen +06 12345678/);
    expect(out).toMatch(/haarlem +pickup +2 of 12 +0 of 12 .* 2 of 72\n/);
    expect(out).not.toContain("W-4");
  });

  test("a spreadsheet gets the same stops, and calculates nothing that a customer typed", async () => {
    const file = join(it.folder, "day.csv");
    const { out } = await it.run("orders", "--day", "2026-11-17", "--csv", file);
    expect(out).toBe(`4 stops of 2026-11-17 are in ${file}.\n`);
    const [head, ...lines] = (await readFile(file, "utf8")).trimEnd().split("\r\n");
    expect(head).toMatch(/^\uFEFF"day";"hub";"kind";"from";"to";"stop";"order";/);
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line.includes("W-2"))).toMatch(/;"'=1\+1"$/);
    expect(lines.find((line) => line.includes("W-1"))).toContain(';"06 12345678";');
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test("one order is shown, moved and cancelled by its number, and its history says who did it", async () => {
    const shown = await it.run("orders", "show", "W-5");
    expect(shown).toMatchObject({ code: 0, err: "" });
    expect(shown.out).toMatch(
      /^Order W-5 \(consumer\)\n\nstate +placed\npickup +2026-11-18 08:00–10:00/,
    );

    const early = await it.run("orders", "change", "W-5", "--pickup", "2026-11-24T10:00");
    expect(early).toMatchObject({
      code: 1,
      err: "With this pickup the delivery comes too early; give a new one with --delivery. Nothing was changed.\n",
    });
    const when = ["--pickup", "2026-11-24T10:00", "--delivery", "2026-11-26T12:00"];
    expect(await it.run("orders", "change", "W-5", ...when)).toMatchObject({
      code: 0,
      out: "Order W-5: 2026-11-24 10:00–12:00, 2026-11-26 12:00–14:00.\n",
    });
    expect(await it.run("orders", "cancel", "W-5", "--reason", "verhuisd")).toMatchObject({
      code: 0,
      out: "Order W-5 is cancelled; its windows are free again.\n",
    });
    expect((await it.run("orders", "cancel", "W-5")).err).toMatch(
      /^Order W-5 is cancelled now, so nothing was changed; possible are .*\.\n$/,
    );
    expect(await it.run("orders", "invoice", "W-5")).toMatchObject({
      code: 1,
      err: "Order W-5 has no bill, so nothing was issued.\n",
    });
    const { out } = await it.run("orders", "events", "W-5");
    expect(out).toMatch(/2 +2026-11-15 09:00 +windows-changed +staff \S+@\S+ +\{"was":/);
    expect(out).toMatch(/3 +2026-11-15 09:00 +cancelled +staff \S+@\S+ +\{"reason":"verhuisd"\}/);
    const { rows } = await sql`SELECT * FROM audit_windows()`.execute(it.db);
    expect(rows).toEqual([]);
  });

  test("a late cancellation by the desk is billed, unless it is waived", async () => {
    const { CLOCK = "" } = it.settings;
    onTestFinished(() => void (it.settings.CLOCK = CLOCK));
    it.settings.CLOCK = "2026-11-16T06:00:00+01:00";
    expect(await it.run("orders", "cancel", "W-6")).toMatchObject({ code: 0 });
    expect((await it.run("orders", "show", "W-6")).out).toMatch(
      /Bill, version 1\n[^]*late-change +1 +21 +10\.00\ntotal +VAT 1\.74 +10\.00/,
    );
    expect(await it.run("orders", "cancel", "W-7", "--waive", "sneeuw")).toMatchObject({ code: 0 });
    expect((await it.run("orders", "show", "W-7")).out).not.toContain("Bill");
  });

  test("an order or a verb that is not there is told in a sentence", async () => {
    const [unknown, nameless, nothing, noTime] = await Promise.all([
      it.run("orders", "show", "W-0"),
      it.run("orders", "show"),
      it.run("orders", "change", "W-5"),
      it.run("orders", "change", "W-5", "--pickup", "morgen"),
    ]);
    expect(unknown).toMatchObject({ code: 1, err: "There is no order W-0.\n" });
    expect(nameless).toMatchObject({ code: 2, err: "Say which order: show W-10001.\n" });
    expect(nothing.code).toBe(2);
    expect(noTime.err).toBe("morgen is not a window; write it as 2026-11-17T10:00.\n");
  });

  test("wrong input is told in a sentence", async () => {
    const [noDay, noHub, noOption, noFile] = await Promise.all([
      it.run("orders", "--day", "2026-02-30"),
      it.run("orders", "--hub", "parijs"),
      it.run("orders", "--dag", "2026-11-17"),
      it.run("orders", "bake", "W-1"),
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
