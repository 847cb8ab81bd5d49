import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pause } from "../harness/ask.ts";
import { endWithUs } from "../harness/end-with-us.ts";
import type { Issuing } from "../harness/money/invoice-issuer.ts";
import { openDatabaseSite, type DatabaseSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

const ISSUER = join(import.meta.dirname, "../harness/money/invoice-issuer.ts");
/** One clock is right, one is a minute ahead and in the next year already, one is two days behind. */
const CLOCKS = [
  "2026-12-31T23:59:30+01:00",
  "2027-01-01T00:00:30+01:00",
  "2026-12-29T12:00:00+01:00",
];

/** Counted orders, each with a bill and no invoice yet. */
async function billOrders(site: DatabaseSite, count: number): Promise<string[]> {
  await site.query(
    `INSERT INTO orders (id, number, kind, status, hub_id, language, pickup_date, pickup_from, pickup_at,
      services, contact, created_at)
    SELECT md5('order' || n)::uuid, 'W-' || nextval('order_numbers'), 'consumer', 'counted', 'haarlem', 'nl',
      date '2026-11-17', '08:00', now(), ARRAY['WF'], '{}', now() FROM generate_series(1, $1::int) n`,
    [count],
  );
  await site.query(`INSERT INTO bills (id, order_id, version, total_cents, created_at, changed_at)
    SELECT gen_random_uuid(), id, 1, 3495, now(), now() FROM orders`);
  await site.query(`INSERT INTO bill_versions (bill_id, version, order_version, at, counted, lines, total_cents)
    SELECT id, 1, 3, now(), '{}', '[{"kind": "kilos", "count": 6, "cents": 3495, "vat": "21"}]', 3495 FROM bills`);
  return (await site.query<{ id: string }>("SELECT id::text FROM orders")).map(({ id }) => id);
}

/** A process that issues all these invoices concurrently until it is done or killed. */
async function issue(
  given: Issuing,
  lifeMs: number | undefined,
  done: Set<string>,
): Promise<boolean> {
  const child = fork(ISSUER, { stdio: "ignore" });
  endWithUs(child, "SIGKILL");
  const ended = once(child, "exit");
  child.once("message", () => {
    if (lifeMs !== undefined) setTimeout(() => child.kill("SIGKILL"), lifeMs);
  });
  child.on("message", (order: string) => done.add(order));
  child.send(given);
  const [, signal] = await ended;
  return signal === "SIGKILL";
}

type Numbers = { count: number; bills: number; years: number; gaps: number; backwards: number };
const NUMBERS = `
  WITH given AS (
    SELECT *, lag(date) OVER (PARTITION BY series, year ORDER BY number) AS before,
      row_number() OVER (PARTITION BY series, year ORDER BY number) AS place FROM invoices
  )
  SELECT count(*)::int AS count, count(DISTINCT bill_id)::int AS bills, count(DISTINCT year)::int AS years,
    count(*) FILTER (WHERE number <> place)::int AS gaps,
    count(*) FILTER (WHERE date < before OR extract(year FROM date) <> year)::int AS backwards FROM given`;

export const line: Line = {
  promise: "Invoice numbers have no gap and no double, and dates in their order",
  test: "3 processes with different clocks ask for the same 1,000 invoices at once, around New Year; each is killed with -9 again and again while it does, and the database is restarted",
  beside: "waits",
  async run({ times }) {
    const [wanted, kills] = [times(1000, 200), times(30, 6)];
    const site = await openDatabaseSite();
    try {
      const orders = await billOrders(site, wanted);
      const done = new Set<string>();
      let killed = 0;
      const issuer = async (number: number): Promise<void> => {
        const now = CLOCKS[number] ?? "";
        while (done.size < orders.length) {
          const open = orders.filter((order) => !done.has(order)).sort(() => Math.random() - 0.5);
          const lifeMs = killed < kills ? Math.random() * 60 : undefined;
          if (await issue({ databaseUrl: site.databaseUrl, orders: open, now }, lifeMs, done))
            killed++;
        }
      };
      const issuers = Promise.all(CLOCKS.map((_, number) => issuer(number)));
      while (done.size < wanted / 4) await pause(10);
      await site.cluster.stop("immediate");
      await site.cluster.start();
      await issuers;
      const [found] = await site.query<Numbers>(NUMBERS);
      const { count = 0, bills = 0, years = 0, gaps = 0, backwards = 0 } = found ?? {};
      return {
        figure: `${count} invoices of ${wanted} bills in ${years} years after ${killed} kills in the middle and a restart: ${gaps} gaps, ${count - bills} doubles, ${backwards} dates before the one before`,
        held:
          count === wanted &&
          bills === wanted &&
          gaps === 0 &&
          backwards === 0 &&
          years === 2 &&
          killed >= kills,
      };
    } finally {
      await site.close();
    }
  },
};
