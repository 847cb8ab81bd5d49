import { readFileSync } from "node:fs";
import { attack } from "../harness/people/attacker.ts";
import { pause } from "../harness/ask.ts";
import {
  honestCustomers,
  person,
  visitInTurn,
  type Visits,
} from "../harness/people/honest-customers.ts";
import { askAs, setTime, type Person } from "../harness/people/neighbourhood.ts";
import { openBareSite, type BareSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

/** The attacker's own address is an office's, where people ordered before. */
const OFFICE = "203.0.113.5";
const OTHER_OFFICE = "192.0.2.50";
const PAGES = 200;
const TICKS_PER_SECOND = 100;

const people = (count: number, from: (turn: number) => string): Person[] =>
  Array.from({ length: count }, (_, turn) => person(from(turn)));

const cpuSeconds = (site: BareSite): number =>
  site.nodes
    .map(
      (node) => readFileSync(`/proc/${node.pid()}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [],
    )
    .reduce((sum, stat) => sum + (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND, 0);

/** What a page costs under an address nobody asked for before. */
async function cpuPerPage(site: BareSite): Promise<number> {
  const send = askAs(site);
  const before = cpuSeconds(site);
  for (let turn = 0; turn < PAGES; turn++) {
    const who = person(`198.51.100.${turn % 250}`);
    await send(who, { path: `/nl/order?page=odd-${turn}` });
  }
  return (cpuSeconds(site) - before) / PAGES;
}

async function harm(site: BareSite, orders: string[]) {
  const [row] = await site.query<{
    held: number;
    full: number;
    mails: number;
    most: number;
    accounts: number;
  }>(
    `SELECT
      (SELECT coalesce(max(held), 0)::float FROM (SELECT count(*)::float / h.capacity AS held FROM orders o
        JOIN hub_windows h ON h.hub_id = o.hub_id AND h.kind = 'pickup' AND h.from_time = o.pickup_from
        WHERE o.id::text = ANY($1) GROUP BY h.hub_id, h.from_time, o.pickup_date, h.capacity) AS windows) AS held,
      (SELECT count(*)::int FROM slots s JOIN hub_windows h USING (hub_id, kind, from_time) WHERE s.booked >= h.capacity) AS full,
      (SELECT count(*)::int FROM outbox WHERE data->>'orderId' = ANY($1) OR recipient = 'slachtoffer@mail.example') AS mails,
      (SELECT count(*)::int FROM outbox WHERE recipient = 'slachtoffer@mail.example') AS most,
      (SELECT count(DISTINCT user_id)::int FROM orders WHERE id::text = ANY($1) AND user_id IS NOT NULL) AS accounts`,
    [orders],
  );
  return row ?? { held: 0, full: 0, mails: 0, most: 0, accounts: 0 };
}

const together = (all: Visits[]): Visits => ({
  made: all.reduce((sum, { made }) => sum + made, 0),
  failed: all.flatMap(({ failed }) => failed),
});

export const line: Line = {
  promise: "Abuse by one machine does not keep honest customers from ordering",
  test: "Two minutes of orders, drop-offs, logins, recoveries, codes and odd pages from one IPv4 and a /48, a new device each time, against 3 nodes; beside it new customers at home, in another office and at the attacker's own address, who come back in a minute when they are told to, and returning ones, accounts and a counter at that address",
  async run({ times }) {
    const ms = times(120_000, 20_000);
    const site = await openBareSite({ settings: { RATE_LIMITS: "on" } });
    const began = performance.now();
    let isOver = false;
    try {
      const customers = honestCustomers(site);
      const [returning, owners, counters] = [30, 20, 2].map((count) => people(count, () => OFFICE));
      if (!returning || !owners || !counters) throw new Error("Nobody is there.");
      await setTime(site, "yesterday");
      const elsewhere = (one: Person, turn: number): Person =>
        Object.assign(one, { from: `198.51.100.${turn + 1}` });
      const before = [
        ...[...returning, ...owners].map((one, turn) => customers.asGuest(elsewhere(one, turn))),
        ...counters.map(customers.atCounter),
      ];
      const prepared = await visitInTurn(before, 5000);
      for (const one of [...returning, ...owners]) one.from = OFFICE;
      if (prepared.failed[0]) throw new Error(`yesterday: ${prepared.failed[0]}`);
      await setTime(site, 0);

      const start = performance.now();
      const clock = (async () => {
        while (!isOver) {
          await setTime(site, performance.now() - start);
          await pause(500);
        }
      })();
      const homes = people(40, (turn) => `198.51.101.${turn + 1}`).map(customers.asGuest);
      const office = people(20, () => OTHER_OFFICE).map(customers.asGuest);
      const newcomers = people(12, () => OFFICE).map(customers.asGuest);
      const visits = [
        homes,
        office,
        returning.map(customers.asGuest),
        owners.map(customers.asUser),
      ];
      const dropOffs = Array.from({ length: 24 }, (_, turn) =>
        customers.atCounter(counters[turn % 2] ?? person(OFFICE)),
      );
      const [attacked, ...honest] = await Promise.all([
        attack(site, OFFICE, ms),
        ...[...visits, dropOffs].map((some) => visitInTurn(some, ms * 0.95)),
        visitInTurn(newcomers, ms * 0.4),
      ]);
      isOver = true;
      await clock;
      const { made, failed } = together(honest);
      const { held, full, mails, most, accounts } = await harm(site, attacked.orders);
      const perPage = await cpuPerPage(site);
      const share = (made - failed.length) / made;
      const answers = [...attacked.answers].map(([status, count]) => `${count} × ${status}`);
      return {
        figure: `attacker: ${attacked.requests} requests (${answers.join(", ")}), ${attacked.orders.length} orders placed, at most ${Math.round(100 * held)} % of a window held, ${full} windows filled, ${accounts} accounts made, ${mails} mails queued, ${most} of them to one address; ${perPage.toFixed(4)} s of CPU per odd page; honest: ${made - failed.length} of ${made} visits ordered (${(100 * share).toFixed(1)} %)${failed
          .slice(0, 3)
          .map((one) => `; ${one}`)
          .join("")}`,
        held: share >= 0.99 && full === 0 && held <= 0.5 && most <= 10,
      };
    } finally {
      isOver = true;
      console.error(`abuse took ${Math.round((performance.now() - began) / 1000)} s`);
      await site.close();
    }
  },
};
