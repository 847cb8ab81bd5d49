import { readFileSync } from "node:fs";
import { sendBills } from "../harness/money/bills.ts";
import { attack } from "../harness/people/attacker.ts";
import { openCountingService, prepareRepeatedActs } from "../harness/people/repeated-acts.ts";
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

/** The attacker shares the address of an office where people ordered before. */
const OFFICE = "203.0.113.5";
const OTHER_OFFICE = "192.0.2.50";
const PAGES = 200;
const TICKS_PER_SECOND = 100;
/** Amount of the first bill of `sendBills`. */
const BILL_CENTS = 1001;
/** Rate limits of an order's actions, and of requests about a payment per 15 seconds: 3 by callers, 3 by the job. */
const MOST_MAILS = 12;
const mostQuestions = (ms: number): number => 6 * (Math.ceil(ms / 15_000) + 2);
const MOVES = 30;
const STREAMS = 300;
const MOST_STREAMS_OF_NODE = 8;

const people = (count: number, from: (turn: number) => string): Person[] =>
  Array.from({ length: count }, (_, turn) => person(from(turn)));

const cpuSeconds = (site: BareSite): number =>
  site.nodes
    .map(
      (node) => readFileSync(`/proc/${node.pid()}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [],
    )
    .reduce((sum, stat) => sum + (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND, 0);

/** CPU cost of a page whose URL is not cached. */
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
  test: "Two minutes of orders, drop-offs, logins, recoveries, codes and odd pages from one IPv4 and a /48, a new device each time, against 3 nodes; the same machine moves one order back and forth, changes its details, comes back from the bank and calls the webhook, and follows the order in 300 streams until its link is replaced; beside it new customers at home, in another office and at the attacker's own address, who come back in a minute when they are told to, and returning ones, accounts and a counter at that address",
  async run({ times }) {
    const ms = times(120_000, 20_000);
    const service = await openCountingService(BILL_CENTS);
    const site = await openBareSite({ settings: { RATE_LIMITS: "on", ...service.settings } });
    const began = performance.now();
    let isOver = false;
    try {
      const [bill] = await sendBills(site, 1);
      if (!bill) throw new Error("No bill was sent.");
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

      const repeated = await prepareRepeatedActs(site, bill, person("198.51.102.1"));
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
        attack(site, OFFICE, ms, repeated.ways),
        ...[...visits, dropOffs].map((some) => visitInTurn(some, ms * 0.95)),
        visitInTurn(newcomers, ms * 0.4),
      ]);
      isOver = true;
      await clock;
      await repeated.moveOften(MOVES);
      const streams = await repeated.follow(STREAMS);
      const left = await repeated.openAfterReplacing();
      const moved = await repeated.mails();
      const questions = Math.max(...repeated.payments.map((id) => service.asked.get(id) ?? 0));
      const { made, failed } = together(honest);
      const { held, full, mails, most, accounts } = await harm(site, attacked.orders);
      const perPage = await cpuPerPage(site);
      const share = (made - failed.length) / made;
      const answers = [...attacked.answers].map(([status, count]) => `${count} × ${status}`);
      return {
        figure: `attacker: ${attacked.requests} requests (${answers.join(", ")}), ${attacked.orders.length} orders placed, at most ${Math.round(100 * held)} % of a window held, ${full} windows filled, ${accounts} accounts made, ${mails} mails queued, ${most} of them to one address; by moving one order ${moved} mails; the payment service asked about a payment ${questions} times at most; ${streams} of ${STREAMS} streams open, ${left} after the link was replaced; ${perPage.toFixed(4)} s of CPU per odd page; honest: ${made - failed.length} of ${made} visits ordered (${(100 * share).toFixed(1)} %)${failed
          .slice(0, 3)
          .map((one) => `; ${one}`)
          .join("")}`,
        held:
          share >= 0.99 &&
          full === 0 &&
          held <= 0.5 &&
          most <= 10 &&
          moved > 0 &&
          moved <= MOST_MAILS &&
          questions > 0 &&
          questions <= mostQuestions(ms) &&
          streams > 0 &&
          streams <= MOST_STREAMS_OF_NODE * site.nodes.length &&
          left === 0,
      };
    } finally {
      isOver = true;
      console.error(`abuse took ${Math.round((performance.now() - began) / 1000)} s`);
      await site.close();
      await service.close();
    }
  },
};
