import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkplace, type OpenWorkplace } from "../../test/command-line.ts";

describe("npm run area:open and subscribers", { timeout: 120_000 }, () => {
  let it: OpenWorkplace;
  beforeAll(async () => {
    it = await openWorkplace("PostgreSQL");
    const { db } = it;
    const requestRow = (email: string, postalCode: string, language: string, day: number) => ({
      id: randomUUID(),
      email,
      postal_code: postalCode,
      postal_digits: Number(postalCode.slice(0, 4)),
      house_number: "40",
      reason: "not_in_service_area",
      language,
      created_at: new Date(Date.UTC(2026, 9, day)),
    });
    await db
      .insertInto("area_requests")
      .values([
        requestRow("anna@voorbeeld.example", "3011AD", "nl", 1),
        requestRow("Anna@voorbeeld.example", "3012BB", "en", 2),
        requestRow("bo@voorbeeld.example", "3089ZZ", "nl", 3),
        requestRow("cor@voorbeeld.example", "4811AA", "nl", 4),
      ])
      .execute();
  });
  afterAll(() => it.leave());

  const mails = async () => {
    const { db } = it;
    const rows = await db.selectFrom("outbox").selectAll().orderBy("recipient").execute();
    return rows;
  };

  test("those who wait are counted by postal code, and go to a file", async () => {
    expect((await it.run("subscribers")).out).toMatch(/3011 +1\n3012 +1\n3089 +1\n4811 +1\n/);
    const file = join(it.folder, "waiting.csv");
    expect((await it.run("subscribers", "--csv", file)).out).toContain("4 requests are in");
    const text = await readFile(file, "utf8");
    expect(text).toContain(
      '"bo@voorbeeld.example";"nl";"3089ZZ";"40";"";"not_in_service_area";"2026-10-03T',
    );
    const nowhere = await it.run("subscribers", "--csv", join(it.folder, "no/such/waiting.csv"));
    expect(nowhere.code).toBe(1);
    expect(nowhere.err).toContain("cannot be written");
  });

  test("a range is opened and everyone who asked is mailed once, in their language", async () => {
    const dry = await it.run("area:open", "3011-3089", "--hub", "den-haag", "--dry-run");
    expect(dry.out).toContain("2 people mailed");
    expect(await mails()).toEqual([]);

    const { code, out } = await it.run("area:open", "3011-3089", "--hub", "den-haag");
    expect(code).toBe(0);
    expect(out).toContain("3011–3089 is served from den-haag now.");
    expect(out).toContain("2 people who asked for it will have a mail.");
    const again = await it.run("area:open", "3011-3089", "--hub", "den-haag");
    expect(again.out).toContain("was served from den-haag already");
    expect(await mails()).toMatchObject([
      {
        kind: "area-opened",
        recipient: "Anna@voorbeeld.example",
        language: "en",
        data: { postalCode: "3012BB" },
      },
      { kind: "area-opened", recipient: "bo@voorbeeld.example", language: "nl" },
    ]);
    expect((await it.run("preview", "3011AD", "40")).out).toContain("served from Den Haag");
    expect((await it.run("subscribers")).out).not.toContain("30");
  });

  test("an answered request names nobody any more, and the audit tells who opened the area", async () => {
    const { db } = it;
    const answered = await db
      .selectFrom("area_requests")
      .selectAll()
      .where("notified_at", "is not", null)
      .execute();
    const audit = await db
      .selectFrom("audit")
      .selectAll()
      .where("action", "=", "area:open")
      .execute();
    expect(answered).toHaveLength(3);
    expect(JSON.stringify(answered)).not.toContain("voorbeeld");
    expect(audit[0]).toMatchObject({
      detail: { ranges: [{ first: 3011, last: 3089 }], mailed: 2 },
    });
  });

  test("wrong input is told in a sentence", async () => {
    const cases: [string[], number, string][] = [
      [["rotterdam"], 2, "is not a range of postal codes"],
      [["3089-3011"], 2, "ends before it begins"],
      [["5011-5049"], 1, "Say which hub comes there with --hub"],
      [["5011-5049", "--hub", "tilburg"], 1, "There is no hub tilburg"],
      [["1100-1200", "--hub", "haarlem"], 1, "overlaps 1011–1109 of amsterdam"],
    ];
    for (const [args, code, sentence] of cases) {
      const ended = await it.run("area:open", ...args);
      expect(ended.code).toBe(code);
      expect(ended.err).toContain(sentence);
    }
  });
});
