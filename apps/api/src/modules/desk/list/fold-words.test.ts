import { foldText } from "@waslijn/contract/shared/fold-text";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BOTH_DATABASES, openTestDatabase } from "../../../../test/databases.ts";
import { placeTestOrders } from "../../../../test/place-test-orders.ts";
import { TEST_NOW } from "../../../../test/test-app.ts";
import { frozenClock } from "../../../clock.ts";
import type { OpenDatabase } from "../../../db/client.ts";
import { listOrders } from "./list-orders.ts";

/** A name as stored, and ways to type it. */
const NAMES: [name: string, typed: string[]][] = [
  ["Elif Yılmaz", ["yilmaz", "Yılmaz", "YILMAZ"]],
  ["Søren Sørensen", ["sorensen", "SØRENSEN"]],
  ["Łukasz Wałęsa", ["lukasz walesa", "łukasz"]],
  ["Jürgen Groß", ["gross", "groß", "GROẞ"]],
  ["Lærke Ægir", ["laerke aegir", "lærke"]],
  ["Anne Cœur", ["coeur", "CŒUR"]],
  ["Đorđe Hađić", ["dorde hadic", "đorđe"]],
  ["Siobhán O’Brien", ["o'brien", "o’brien", "obrien", "O`Brien"]],
  ["Kees van 't Hof", ["’t hof", "'t hof", "t hof"]],
  ["Joost van Dĳk", ["van dijk", "dĳk"]],
];

/** Latin letters with diacritics, and the variants of the apostrophe. */
const LATIN = [
  ...range(0x20, 0x24f),
  ...range(0x2b9, 0x2bc),
  ...range(0x1e00, 0x1eff),
  0x2018,
  0x2019,
  0x2032,
]
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /\p{L}|['`´‘’′]/u.test(letter));

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

describe.each(BOTH_DATABASES)("folding in search on %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const orders = NAMES.map(([name], at) => ({
      number: `W-2000${at}`,
      pickup: "2026-11-17 08:00",
      name,
    }));
    await placeTestOrders(database.db, orders);
  });
  afterAll(() => database.close());

  test.each(NAMES.map(([name, typed], at) => ({ name, typed, at })))(
    "finds $name by $typed [DESK-15]",
    async ({ typed, at }) => {
      for (const search of typed) {
        const { orders } = await listOrders(
          { db: database.db, clock: frozenClock(TEST_NOW) },
          { search },
          "nl",
        );
        expect(orders.map(({ number }) => number)).toEqual([`W-2000${at}`]);
      }
    },
  );

  test("stored and typed letters are folded by the same rule [DESK-15]", async () => {
    const { rows } = await sql<{ letter: string; folded: string }>`
      SELECT letter, plain_words(letter) AS folded FROM unnest(${LATIN}::text[]) letter`.execute(
      database.db,
    );
    const differing = rows.filter(({ letter, folded }) => folded !== foldText(letter));
    expect(differing).toEqual([]);
    expect(rows.length).toBeGreaterThan(600);
  });
});
