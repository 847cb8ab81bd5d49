import { sql } from "kysely";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, runOn, type TestDatabase } from "../../../scripts/test/postgres.ts";
import { startTcpProxy, type TcpProxy } from "../../../scripts/test/tcp-proxy.ts";
import { openPostgres, type Db, type OpenDatabase } from "../src/db/client.ts";
import { isDatabaseLost } from "../src/db/is-database-lost.ts";
import { openLivePostgres } from "../src/db/live-postgres.ts";
import { isWritable } from "../src/http/health-routes.ts";
import { doOnce, findAnswer, type RequestKey } from "../src/modules/orders/idempotency.ts";
import { consumerOrder, countRows, post } from "./order-fixtures.ts";
import { ask as followedBy } from "./order-life.ts";
import { openPostgresNode, type PostgresNode } from "./postgres-node.ts";

const NOW = new Date("2026-11-15T09:00:00+01:00");
const LATER = "2026-11-20T08:00:00+01:00";
const PATIENCE = { timeout: 20_000 };
/** Occurs in the parameters of every statement that places an order; its SQL text is sent only once per connection. */
const PLACING = `"pickup_location"`;
let database: TestDatabase;
let line: TcpProxy;
/** The database behind a proxy whose connections can be cut. */
let url: string;
let it: PostgresNode;

async function startLine(): Promise<[line: TcpProxy, url: string]> {
  const through = new URL(database.url);
  const started = await startTcpProxy(Number(through.port));
  through.port = String(started.port);
  return [started, through.href];
}

beforeAll(async () => {
  database = await createTestDatabase();
  [line, url] = await startLine();
  it = await openPostgresNode(url, { connections: 3 });
});

afterEach(() => {
  line.refuse(false);
  line.delay(0);
});

afterAll(async () => {
  await it.close();
  await line.stop();
  await database.drop();
});

async function using<T>(opened: OpenDatabase, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

const backend = async (db: Db): Promise<number | undefined> =>
  (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)).rows[0]?.pid;
/** `backend`, retried once: the first call finds the loss of an idle connection. */
const backendAfterLoss = (db: Db) => backend(db).catch(() => backend(db));
/** The number of orders, read without the proxy. */
const storedOrders = (): Promise<number> =>
  using(openPostgres(database.url, 1), (db) => countRows({ deps: { db } }, "orders"));
const write = (db: Db) =>
  db
    .updateTable("revisions")
    .set({ revision: sql`revision` })
    .execute();

/** Makes new connections read-only or not, as on a primary that became a standby. */
async function readOnly(is: "on" | "off"): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  // Connected to another database: this one accepts no writes meanwhile.
  const server = process.env.TEST_POSTGRES_URL ?? "";
  await runOn(server, `ALTER DATABASE ${name} SET default_transaction_read_only = ${is}`);
}

test.each([
  ["25006", "cannot execute UPDATE in a read-only transaction"],
  ["57P01", "terminating connection due to administrator command"],
  ["57P02", "terminating connection because of crash of another server process"],
  ["57P03", "the database system is starting up"],
  ["25P03", "terminating connection due to idle-in-transaction timeout"],
  ["EHOSTUNREACH", "connect EHOSTUNREACH 10.0.0.7:5000"],
  ["ENETUNREACH", "connect ENETUNREACH 10.0.0.7:5000"],
  [undefined, "Connection terminated unexpectedly"],
  [undefined, "Connection terminated due to connection timeout"],
  [undefined, "Query read timeout"],
  [undefined, "Client has encountered a connection error and is not queryable"],
])("[CLUSTER-02] %s, %s: the database is lost and may come back", (code, message) => {
  expect(isDatabaseLost(Object.assign(new Error(message), { code }))).toBe(true);
});

test("[CLUSTER-02] a connection whose server takes no writes any more is thrown away", async () => {
  await using(openPostgres(url, 1), async (db) => {
    await readOnly("on");
    const former = await backend(db);
    await readOnly("off");
    await expect(write(db)).rejects.toThrow("read-only");
    expect(await backend(db)).not.toBe(former);
    await write(db);
  });
});

test("[CLUSTER-02] a connection that a refusal leaves sound is kept", async () => {
  await using(openPostgres(url, 1), async (db) => {
    const first = await backend(db);
    await expect(sql`SELECT 1 / 0`.execute(db)).rejects.toThrow("division by zero");
    expect(await backend(db)).toBe(first);
  });
});

test("[CLUSTER-02] statements without an answer are given up in time with their connection, a COMMIT never", async () => {
  const limits = new Map<string, unknown>();
  await using(openPostgres(url, 1, { queryMs: 30_000 }), async (db) => {
    const queries = vi.spyOn(pg.Client.prototype, "query");
    await db.transaction().execute(write);
    for (const [question] of queries.mock.calls as unknown as [
      { text: string; query_timeout?: number },
    ][]) {
      limits.set(question.text.split(" ")[0] ?? "", question.query_timeout);
    }
    queries.mockRestore();
  });
  expect(limits).toEqual(
    new Map<string, unknown>([
      ["SELECT", 5000],
      ["begin", 30_000],
      ["update", 30_000],
      ["commit", undefined],
    ]),
  );
  await using(openPostgres(url, 1, { queryMs: 100 }), async (db) => {
    await expect(sql`SELECT pg_sleep(60)`.execute(db)).rejects.toThrow("Query read timeout");
  });
});

test("[CLUSTER-02] what comes while no primary can be reached waits for the next one", async () => {
  await using(openPostgres(url, 1), async (db) => {
    await backend(db);
    line.refuse(true);
    line.cut();
    const before = line.asked();
    const waiting = backendAfterLoss(db);
    await vi.waitFor(() => expect(line.asked()).toBeGreaterThan(before), PATIENCE);
    line.refuse(false);
    expect(await waiting).toBeGreaterThan(0);
  });
});

test("[CLUSTER-02] a database that stays away is told at once to whoever comes later", async () => {
  await using(openPostgres(url, 1, { patienceMs: 0 }), async (db) => {
    await backend(db);
    line.refuse(true);
    line.cut();
    await expect(backend(db)).rejects.toSatisfy(isDatabaseLost);
    line.refuse(false);
    expect(await backendAfterLoss(db)).toBeGreaterThan(0);
  });
});

test("[CLUSTER-02] an order whose COMMIT had no answer is found by its key: one order, one answer", async () => {
  const before = await storedOrders();
  line.cutAnswerTo(PLACING);
  const body = consumerOrder();
  const answer = await post(it, "/orders", body, { key: "answer-cut-off" });
  expect(answer.statusCode).toBe(201);
  const again = await post(it, "/orders", body, { key: "answer-cut-off" });
  expect(again.json()).toEqual(answer.json());
  expect(await storedOrders()).toBe(before + 1);
});

test("[CLUSTER-03] orders under way and new ones while the primary changes are all acknowledged and stored once", async () => {
  const before = await storedOrders();
  const place = (number: number) =>
    post(it, "/orders", consumerOrder(), { key: `while-it-moves-${number}` });
  const cuts = line.cuts();
  line.cutAnswerTo(PLACING);
  const underWay = [1, 2, 3].map(place);
  await vi.waitFor(() => expect(line.cuts()).toBe(cuts + 1), PATIENCE);
  line.refuse(true);
  line.cut();
  const queriesBefore = line.asked();
  const late = [4, 5].map(place);
  await vi.waitFor(() => expect(line.asked()).toBeGreaterThan(queriesBefore), PATIENCE);
  line.refuse(false);
  const answers = await Promise.all([...underWay, ...late]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(5);
  expect(await storedOrders()).toBe(before + 5);
});

test("[CLUSTER-02] an order without a key is not sent twice by us: its sender hears when to come back", async () => {
  line.cutAnswerTo(PLACING);
  const answer = await post(it, "/orders", consumerOrder(), {});
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "1"]);
});

test("[CLUSTER-02] an order on a connection to the former primary is placed on the new one", async () => {
  await readOnly("on");
  line.cut();
  await vi.waitFor(() => backend(it.deps.db), PATIENCE);
  await readOnly("off");
  const answer = await post(it, "/orders", consumerOrder(), { key: "on-the-new-primary" });
  expect(answer.statusCode).toBe(201);
});

test("[CLUSTER-02] a transaction whose COMMIT had no answer is done once, and looked up by a statement that writes", async () => {
  const key: RequestKey = { scope: "device-1 /api/x", key: "nobody-heard", fingerprint: "f" };
  const versions = async (db: Db) =>
    (await sql`SELECT ctid FROM idempotency WHERE key = ${key.key}`.execute(db)).rows;
  await using(openPostgres(url, 1), async (db) => {
    let done = 0;
    const work = async (): Promise<void> => {
      done++;
    };
    line.cutAnswerTo("commit");
    await expect(doOnce(db, key, NOW, work)).rejects.toSatisfy(isDatabaseLost);
    const stored = await versions(db);
    expect(await doOnce(db, key, NOW, work)).toBe(false);
    const written = await versions(db);
    expect([done, stored.length, written.length]).toEqual([1, 1, 1]);
    expect(written).not.toEqual(stored);
    expect(await findAnswer(db, key, NOW)).toMatchObject({ fingerprint: "f" });
    expect(await versions(db)).not.toEqual(written);
  });
});

/**
 * After a planned switch a COMMIT on the new primary waits for its synchronous standby while it holds its locks, longer
 * than the lock timeout of other transactions.
 */
test("[CLUSTER-03] an order, its change and its cancel that wait for such a COMMIT are done, not sent back", async () => {
  const [own, throughIt] = await startLine();
  const node = await openPostgresNode(throughIt, { connections: 3, lockTimeoutMs: 100 });
  const holder = openPostgres(database.url, 1);
  /** Holds a row that the work needs until its lock has timed out several times. */
  const whileHeld = async (hold: (db: Db) => Promise<unknown>, work: () => Promise<Answer>) => {
    own.cut();
    await vi.waitFor(() => backend(node.deps.db), PATIENCE);
    const { answer } = await holder.db.transaction().execute(async (db) => {
      await hold(db);
      const answer = work();
      await sleep(1000);
      return { answer };
    });
    return answer;
  };
  type Answer = Awaited<ReturnType<typeof post>>;
  try {
    const slots = (db: Db) => sql`SELECT FROM slots FOR UPDATE`.execute(db);
    const orders = (db: Db) => sql`SELECT FROM orders FOR UPDATE`.execute(db);
    await post(node, "/orders", consumerOrder(), { key: "the-window-is-there" });
    const place = () => post(node, "/orders", consumerOrder(), { key: "behind-a-commit" });
    const placed = await whileHeld(slots, place);
    expect(placed.statusCode, placed.body).toBe(201);
    const token = String(placed.json().link).split("/").at(-1) ?? "";
    const change = () =>
      followedBy(node, { token }, "change", { version: 1, deliveryTime: LATER }, "changed-behind");
    expect((await whileHeld(orders, change)).statusCode).toBe(200);
    const cancel = () => followedBy(node, { token }, "cancel", { version: 2 }, "cancelled-behind");
    expect((await whileHeld(orders, cancel)).statusCode).toBe(200);
  } finally {
    await node.close();
    await holder.close();
    await own.stop();
  }
});

test("[CLUSTER-02] readiness gives a waiting write up for nobody, and does not ask a second time meanwhile", async () => {
  // A proxy of its own: the node of the other tests opens connections through theirs at any time.
  const [slow, throughIt] = await startLine();
  await using(openPostgres(throughIt, 4), async (db) => {
    expect(await isWritable(db, 60_000)()).toBe(true);
    const isReady = isWritable(db, 20);
    slow.delay(60_000);
    const answers = [await isReady(), await isReady(), await isReady()];
    const queryCount = slow.asked();
    await slow.stop();
    expect([...answers, queryCount]).toEqual([false, false, false, 1]);
  });
});

test("[CLUSTER-02] whoever follows changes hears after a switch that some may have been missed, and reads again", async () => {
  const live = openLivePostgres(url);
  try {
    const listener = vi.fn();
    live.follow(listener);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), PATIENCE);
    line.cut();
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2), PATIENCE);
    expect(listener.mock.calls).toEqual([[undefined], [undefined]]);
    const announced = vi.waitFor(
      () => {
        live.announce({ order: "1" });
        expect(listener).toHaveBeenCalledWith({ order: "1" });
      },
      { ...PATIENCE, interval: 200 },
    );
    await announced;
  } finally {
    await live.close();
  }
});

test("[CLUSTER-02] locks of ours end with their transaction, as nothing else survives a change of connection", () => {
  const root = resolve(import.meta.dirname, "../src");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.(ts|sql)$/.test(file));
  const ofSession = sources.filter((file) =>
    /pg_(?:try_)?advisory_(?:lock|unlock)/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(ofSession).toEqual([]);
});
