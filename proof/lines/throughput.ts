import { makeRoom } from "../harness/audit.ts";
import { ask, type Answer } from "../harness/ask.ts";
import { guestToken, offeredWindows, placement, sendOrder } from "../harness/orders.ts";
import { openSite, type Site } from "../harness/site.ts";
import type { Line } from "../line.ts";

/** Every household of the Netherlands twice a month, in the busiest hour; calculated in docs/scaling.md. */
const COUNTRY_AT_PEAK = 56;
const CLIENTS = 24;

type Rate = { perSecond: number; p95: number; failed: number };

/** Clients that send one request after the other for a given time. */
async function rateOf(seconds: number, once: (turn: number) => Promise<Answer>): Promise<Rate> {
  const times: number[] = [];
  let failed = 0;
  const ends = performance.now() + seconds * 1000;
  const client = async (number: number): Promise<void> => {
    for (let turn = number; performance.now() < ends; turn += CLIENTS) {
      const began = performance.now();
      const answer = await once(turn).catch(() => undefined);
      times.push(performance.now() - began);
      if (!answer || answer.status >= 300) failed++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    failed,
  };
}

async function bytesPerOrder(site: Site): Promise<number> {
  await site.query("VACUUM ANALYZE orders");
  const [row] = await site.query<{ bytes: number }>(
    `SELECT ((pg_total_relation_size('orders') + pg_total_relation_size('users')
      + pg_total_relation_size('user_locations') + pg_total_relation_size('outbox')
      + pg_total_relation_size('idempotency')) / greatest(1, (SELECT count(*) FROM orders)))::int AS bytes`,
  );
  return row?.bytes ?? 0;
}

const tell = (what: string, { perSecond, p95, failed }: Rate): string =>
  `${Math.round(perSecond)} ${what}/s, p95 ${Math.round(p95)} ms, ${failed} failed`;

export const line: Line = {
  promise: "One small machine holds the country's peak",
  test: "24 clients, nginx, 3 nodes and PostgreSQL all on this machine: orders of new customers, lists of times, pages",
  async run({ times }) {
    const seconds = times(20, 5);
    const site = await openSite();
    try {
      await makeRoom(site);
      const token = await guestToken(site);
      const windows = offeredWindows();
      const order = (turn: number): Promise<Answer> => {
        const chosen = windows[turn % windows.length];
        if (!chosen) throw new Error("No window is offered.");
        return sendOrder(site.url, placement(chosen, token));
      };
      await rateOf(2, order);
      const orders = await rateOf(seconds, order);
      const bytes = await bytesPerOrder(site);
      const path = "/api/times/pickups?postalCode=2011DB&isNew=0";
      const lists = await rateOf(seconds / 2, () => ask(`${site.url}${path}`));
      const pages = await rateOf(seconds / 2, () => ask(`${site.url}/nl/`));
      const failed = orders.failed + lists.failed + pages.failed;
      return {
        figure: `${tell("orders", orders)}; ${tell("lists of times", lists)}; ${tell("pages", pages)}; ${bytes} bytes stored per order of a new customer`,
        held: orders.perSecond >= COUNTRY_AT_PEAK && failed === 0,
      };
    } finally {
      await site.close();
    }
  },
};
