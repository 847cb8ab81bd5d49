import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, findPostgres, runOn } from "../../scripts/test/postgres.ts";
import { load } from "../load/load.ts";
import { openMuteMailServer } from "../load/mute-mail-server.ts";
import {
  comeAsGuest,
  LARGE,
  listPickups,
  logIn,
  logInMany,
  NEW_CUSTOMER,
  NO_MAILS,
  orderBodies,
  PICKUPS_PATH,
  turnsOf,
} from "../load/orders.ts";
import { startProcess, startProduct } from "../load/started.ts";
import { pgbenchScript } from "../reference/statement.ts";
import { median, type Row } from "../row.ts";

const CONNECTIONS = 16;
const SECONDS = 4;
/** Warm-up, to measure a long-running server. */
const WARMING_SECONDS = 8;

/** Orders and slot lists: the product against a minimal implementation. */
export async function measureOrders(rounds: number): Promise<Row[]> {
  const [ours, bare] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await Promise.all([runOn(ours.url, LARGE), runOn(bare.url, LARGE)]);
  // Only the order is measured: without password hashing, which takes longer, and without sending mails.
  const mails = await openMuteMailServer();
  const product = await startProduct(ours.url, { PASSWORD_COST: "test", SMTP_URL: mails.url });
  const api = `${product.url}/api`;
  const customer = await logIn(api);
  const guest = await comeAsGuest(api);
  const pickups = await listPickups(api, customer);
  const known = await logInMany(api, pickups, 2 * CONNECTIONS);
  const reference = await startProcess("bench/reference/bare-fastify.ts", {
    DATABASE_URL: bare.url,
    PICKUPS: JSON.stringify(pickups),
    FIRST_DATE: pickups[0]?.date ?? "",
    LAST_DATE: pickups.at(-1)?.date ?? "",
  });
  const rates: Record<string, number[]> = {};
  const note = (name: string, value: number) => (rates[name] ??= []).push(value);
  const fromNew = {
    method: "POST" as const,
    headers: guest.headers,
    bodies: orderBodies(pickups, "spread", NEW_CUSTOMER),
    connections: CONNECTIONS,
  };
  const ordersOfNew = `${api}/orders`;
  const durableOrders = `${reference.url}/orders/of-new-customers`;
  try {
    for (const url of [ordersOfNew, durableOrders])
      await load({ ...fromNew, url, seconds: WARMING_SECONDS });
    for (let round = 0; round < rounds; round++) {
      for (const kind of ["spread", "hot"] as const) {
        const plan = {
          method: "POST" as const,
          headers: customer.headers,
          connections: CONNECTIONS,
          seconds: SECONDS,
        };
        const next = turnsOf(known, orderBodies(pickups, kind));
        const from = (url: string, path: string) =>
          load({ ...plan, url, next: () => ({ ...next(), path }) });
        note(`product ${kind}`, (await from(product.url, "/api/orders")).perSecond);
        await runOn(ours.url, NO_MAILS);
        note(`bare ${kind}`, (await from(reference.url, "/orders")).perSecond);
      }
      for (const [name, url] of [
        ["product new", ordersOfNew],
        ["bare new", durableOrders],
      ] as const)
        note(name, (await load({ ...fromNew, url, seconds: SECONDS })).perSecond);
      await Promise.all([runOn(ours.url, NO_MAILS), runOn(bare.url, NO_MAILS)]);
      const read = {
        method: "GET" as const,
        headers: customer.headers,
        bodies: [],
        connections: CONNECTIONS,
        seconds: SECONDS,
      };
      const listed = await load({ ...read, url: api + PICKUPS_PATH });
      const bareListed = await load({ ...read, url: reference.url + PICKUPS_PATH });
      note("product slots", listed.perSecond);
      note("bare slots", bareListed.perSecond);
      note("product p99", listed.p99);
      note("bare p99", bareListed.p99);
      note(
        "pgbench",
        pgbench(
          bare.url,
          pickups.map(({ date }) => date),
        ),
      );
    }
  } finally {
    await Promise.all([product.stop(), reference.stop()]);
    mails.close();
    await Promise.all([ours.drop(), bare.drop()]);
  }
  const of = (name: string): number => median(rates[name] ?? []);
  const perSecond = (name: string): string => `${of(name).toFixed(0)} per second`;
  const against = (what: string, mine: string, theirs: string, goal: Row["goal"]): Row => ({
    what,
    goal,
    reference: `bare Fastify, ${perSecond(theirs)}`,
    measured: perSecond(mine),
    ratio: of(mine) / of(theirs),
  });
  return [
    against(
      "POST /orders of new customers, against the same durable work in one statement",
      "product new",
      "bare new",
      { atLeast: 0.6 },
    ),
    against("POST /orders, spread over windows", "product spread", "bare spread", { atLeast: 0.6 }),
    against("POST /orders, one hot window", "product hot", "bare hot", { atLeast: 0.6 }),
    {
      what: "bare Fastify with the statement",
      goal: undefined,
      reference: `pgbench, ${perSecond("pgbench")}`,
      measured: perSecond("bare spread"),
      ratio: of("bare spread") / of("pgbench"),
    },
    against("GET /times/pickups", "product slots", "bare slots", { atLeast: 0.7 }),
    {
      what: "GET /times/pickups, p99",
      goal: { atMost: 1.5 },
      reference: `bare Fastify, ${of("bare p99").toFixed(1)} ms`,
      measured: `${of("product p99").toFixed(1)} ms`,
      ratio: of("product p99") / of("bare p99"),
    },
  ];
}

function pgbench(url: string, dates: string[]): number {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-pgbench-"));
  const file = join(folder, "order.sql");
  writeFileSync(file, pgbenchScript(dates, ["08:00", "10:00", "12:00", "14:00", "16:00", "18:00"]));
  const output = execFileSync(
    join(findPostgres() ?? "", "pgbench"),
    ["-n", "-M", "prepared", "-c", "8", "-T", String(SECONDS), "-f", file, url],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  rmSync(folder, { recursive: true });
  return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? 0);
}
