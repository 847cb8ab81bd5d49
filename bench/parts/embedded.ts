import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, runOn } from "../../scripts/test/postgres.ts";
import { load } from "../load/load.ts";
import { LARGE, listPickups, logIn, logInMany, orderBodies, turnsOf } from "../load/orders.ts";
import { startProcess, startProduct, type Started } from "../load/started.ts";
import { median, type Row } from "../row.ts";

const SECONDS = 4;
const PARALLEL = 50;

/** Orders on the embedded database against PostgreSQL, and how long it blocks the event loop. */
export async function measureEmbedded(rounds: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-embedded-"));
  const database = await createTestDatabase();
  await runOn(database.url, LARGE);
  const embedded = await startProcess("bench/reference/embedded-server.ts", {
    DATA_DIR: folder,
    CLOCK: "2026-11-16T09:00:00+01:00",
    LOG_LEVEL: "error",
    RATE_LIMITS: "off",
  });
  const postgres = await startProduct(database.url);
  const rates: { embedded: number[]; postgres: number[] } = { embedded: [], postgres: [] };
  let longestWait = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      rates.embedded.push(await ordersPerSecond(embedded));
      longestWait = Math.max(longestWait, await waitOf(embedded));
      rates.postgres.push(await ordersPerSecond(postgres));
    }
  } finally {
    await embedded.stop();
    await postgres.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
  const [mine, theirs] = [median(rates.embedded), median(rates.postgres)];
  return [
    {
      what: "orders on the embedded database",
      goal: { atLeast: 0.4 },
      reference: `PostgreSQL, ${theirs.toFixed(0)} per second`,
      measured: `${mine.toFixed(0)} per second`,
      ratio: mine / theirs,
    },
    {
      what: "longest wait of the event loop, 50 parallel orders, embedded",
      goal: { atMost: 250 },
      reference: "none, in ms",
      measured: `${longestWait.toFixed(0)} ms`,
      ratio: longestWait,
    },
  ];
}

async function ordersPerSecond(server: Started): Promise<number> {
  const api = `${server.url}/api`;
  const customer = await logIn(api);
  const pickups = await listPickups(api, customer);
  const next = turnsOf(await logInMany(api, pickups, PARALLEL), orderBodies(pickups, "spread"));
  const result = await load({
    url: server.url,
    method: "POST",
    headers: customer.headers,
    next: () => ({ ...next(), path: "/api/orders" }),
    connections: PARALLEL,
    seconds: SECONDS,
  });
  return result.perSecond;
}

/** The server process measures its own event loop delay and reports it on request. */
function waitOf({ child }: Started): Promise<number> {
  return new Promise((resolve) => {
    child.once("message", (message: { longestWaitMs: number }) => resolve(message.longestWaitMs));
    child.send({ tell: "longestWait" });
  });
}
