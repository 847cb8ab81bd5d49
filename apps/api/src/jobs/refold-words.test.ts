import { sql } from "kysely";
import { expect, test } from "vitest";
import { BOTH_DATABASES, openTestDatabase } from "../../test/databases.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";
import { TEST_NOW } from "../../test/test-app.ts";
import { frozenClock } from "../clock.ts";
import type { Db } from "../db/client.ts";
import { emptyOrders } from "../modules/orders/orders-repository.ts";
import { listOrders } from "../modules/desk/list/list-orders.ts";
import { refoldWords } from "./refold-words.ts";
import { runBackfill } from "./run-backfill.ts";

const NAMES = ["Elif Yılmaz", "Siobhán O’Brien", "Noor de Wit", "Łukasz Groß", "Noor van 't Hof"];
const never = new AbortController().signal;

async function find(db: Db, search: string): Promise<string[]> {
  const { orders } = await listOrders({ db, clock: frozenClock(TEST_NOW) }, { search }, "nl");
  return orders.map(({ number }) => number).sort();
}

/** State of a database right after migration 042. */
async function storeAsBefore(db: Db): Promise<void> {
  const orders = NAMES.map((name, at) => ({
    number: `W-2000${at}`,
    pickup: "2026-11-17 08:00",
    name,
  }));
  await placeTestOrders(db, orders);
  for (const name of NAMES) {
    const former = name
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase();
    await sql`UPDATE search_words SET words = replace(words, plain_words(${name}), ${former})`.execute(
      db,
    );
  }
}

test.each(BOTH_DATABASES)(
  "words stored before are folded batch by batch, on %s [DESK-15]",
  async (kind) => {
    const { db, close } = await openTestDatabase(kind);
    await storeAsBefore(db);
    expect(await find(db, "yilmaz")).toEqual([]);
    await runBackfill(db, refoldWords(2), { stop: never });
    expect(await find(db, "yilmaz")).toEqual(["W-20000"]);
    expect(await find(db, "o'brien")).toEqual(["W-20001"]);
    expect(await find(db, "lukasz gross")).toEqual(["W-20003"]);
    expect(await find(db, "noor")).toEqual(["W-20002", "W-20004"]);
    const left = await sql`SELECT FROM search_words WHERE words <> plain_words(words)`.execute(db);
    expect(left.rows).toEqual([]);
    const running = await db.selectFrom("backfills").select("name").execute();
    expect(running.map(({ name }) => name)).not.toContain("fold-search-words");
    await close();
  },
);

test("a stopped backfill goes on where it was [DESK-15]", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  await storeAsBefore(db);
  await runBackfill(db, refoldWords(), { stop: AbortSignal.abort() });
  const ids = await db.selectFrom("search_words").select("id").orderBy("id").execute();
  await db
    .updateTable("backfills")
    .set({ reached: ids[0]?.id ?? null })
    .execute();
  await sql`UPDATE search_words SET words = words || '''' WHERE id = ${ids[0]?.id}`.execute(db);
  await runBackfill(db, refoldWords(2), { stop: never });
  const left = await sql<{
    id: string;
  }>`SELECT id FROM search_words WHERE words <> plain_words(words)`.execute(db);
  expect(left.rows.map(({ id }) => id)).toEqual([ids[0]?.id]);
  await close();
});

test("a backfill keeps its progress in rows until it is done [CLUSTER-04]", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  await storeAsBefore(db);
  await sql`ANALYZE search_words`.execute(db);
  const stopping = new AbortController();
  const work = refoldWords(2);
  const stopAfterOne = {
    ...work,
    runBatch: (...at: Parameters<typeof work.runBatch>) => {
      stopping.abort();
      return work.runBatch(...at);
    },
  };
  await runBackfill(db, stopAfterOne, { stop: stopping.signal });
  const progress = db
    .selectFrom("backfills")
    .select(["done", "total"])
    .where("name", "=", work.name);
  const { count } = await db
    .selectFrom("search_words")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(await progress.execute()).toEqual([{ done: 2, total: count }]);
  await runBackfill(db, work, { stop: never });
  expect(await progress.execute()).toEqual([]);
  await close();
});

test("folded words are forgotten with the last order that has them [DESK-15]", async () => {
  const { db, close } = await openTestDatabase("PostgreSQL");
  await storeAsBefore(db);
  await runBackfill(db, refoldWords(), { stop: never });
  const again = { number: "W-20009", pickup: "2026-11-17 08:00", name: "Elif Yılmaz" };
  await placeTestOrders(db, [again]);
  expect(await find(db, "yilmaz")).toEqual(["W-20000", "W-20009"]);
  const orders = await db.selectFrom("orders").select("id").execute();
  await emptyOrders(
    db,
    orders.map(({ id }) => id),
  );
  expect(await db.selectFrom("search_words").select("words").execute()).toEqual([]);
  await close();
});
