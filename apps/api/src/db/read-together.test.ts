import { sql } from "kysely";
import { expect, test } from "vitest";
import { BOTH_DATABASES, openTestDatabase } from "../../test/databases.ts";
import type { Db } from "./client.ts";
import { readTogether, readTogetherNow, rowsOf } from "./read-together.ts";

type Value = { word: string; at: Date; never: Date | null; data: object };
type Values = { word: string; words: string[]; at: Date };

const parts = (db: Db, { word, words, at }: Values) => ({
  hubs: rowsOf(db.selectFrom("hubs").select("id").where("id", "=", word), {}),
  all: rowsOf(
    db
      .selectFrom("hubs")
      .select("id")
      .where(sql<boolean>`id = ANY(${words}::text[])`)
      .orderBy("id"),
    {},
  ),
  values: rowsOf(
    sql<Value>`SELECT ${word}::text AS word, ${at}::timestamptz AS at, NULL::timestamptz AS never,
      jsonb_build_object('at', ${at}::timestamptz) AS data`,
    { at: Date, never: Date },
  ),
});

const READS = [
  { planned: "once", read: readTogether(parts) },
  { planned: "now", read: (db: Db, values: Values) => readTogetherNow(db, parts(db, values)) },
];
const EACH = BOTH_DATABASES.flatMap((kind) => READS.map((one) => ({ kind, ...one })));

test.each(EACH)(
  "rows of several queries come in one statement, planned $planned, on $kind",
  async ({ kind, read }) => {
    const { db, close } = await openTestDatabase(kind);
    const at = new Date("2026-11-16T08:00:00.250Z");
    const one = await read(db, { word: "haarlem", words: ["haarlem", "nowhere"], at });
    expect(one.hubs).toEqual([{ id: "haarlem" }]);
    expect(one.all).toEqual([{ id: "haarlem" }]);
    expect(one.values).toEqual([
      { word: "haarlem", at, never: null, data: { at: expect.any(String) } },
    ]);
    // Text that looks like a date stays text.
    const typed = "2026-11-16T08:00:00+00:00";
    const other = await read(db, { word: typed, words: [], at });
    expect(other).toMatchObject({ hubs: [], all: [], values: [{ word: typed, at }] });
    await close();
  },
);
