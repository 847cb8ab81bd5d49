import {
  anyOf,
  makeUpClosures,
  makeUpCrowd,
  makeUpPlans,
  mannedOf,
  ROOM,
  upTo,
} from "../harness/plans/circumstances.ts";
import {
  bookOrders,
  closeDays,
  makePlans,
  makeRoomFor,
  readTurns,
} from "../harness/plans/orders.ts";
import {
  DAYS_OF_THE_YEAR,
  momentOf,
  turnsOfYear,
  type PlannedTurn,
  type Year,
} from "../harness/plans/reckoning.ts";
import { startTurnNode, type TurnNode } from "../harness/plans/turn-nodes.ts";
import { openDatabaseSite, type DatabaseSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

const PLANS = 60;
const KILL_CHANCE = 0.15;
const KILL_WITHIN_MS = 40;
/** Just after midnight, in the hour that daylight saving doubles or skips, at noon, just before midnight. */
const CLOCKS = ["00:01", "02:30", "12:00", "23:58"];

/** Each day all nodes make turns at once, until one of them answers, and are killed at random and restarted. */
async function liveThrough(
  site: DatabaseSite,
  nodes: TurnNode[],
  { closures, manned }: Year,
): Promise<{ killed: number; failed: string[] }> {
  let killed = 0;
  const failed: string[] = [];
  const askAll = (today: number) =>
    nodes.map((node) => {
      const life = Math.random() < KILL_CHANCE ? Math.random() * KILL_WITHIN_MS : undefined;
      return node.makeTurns(momentOf(today, anyOf(CLOCKS)), life);
    });
  for (const today of upTo(Math.max(...manned) + 1)) {
    const told = closures.filter(({ toldOn }) => toldOn === today);
    await closeDays(site, told);
    for (let isDone = !manned.includes(today); !isDone;) {
      for (const answer of await Promise.all(askAll(today))) {
        if (!answer) killed += 1;
        else isDone = true;
        if (answer && "failed" in answer) failed.push(answer.failed);
      }
    }
  }
  return { killed, failed };
}

type Books = { made: number; mails: number; told: number; wrong: number };
const BOOKS = `SELECT (SELECT count(*)::int FROM order_events WHERE kind = 'placed') AS made,
  (SELECT count(*)::int FROM outbox WHERE kind = 'turn-ordered') AS mails,
  (SELECT count(*)::int FROM outbox WHERE kind = 'turn-skipped') AS told,
  (SELECT count(*)::int FROM audit_windows()) AS wrong`;

const asText = ({ id, date, madeOn, outcome, pickup, delivery }: PlannedTurn): string =>
  [id, date, madeOn, outcome, pickup, delivery].join(" ");

export const line: Line = {
  promise: "A plan's turns are those of the calendar, each once",
  test: "A year of 60 plans, day by day, over both clock changes, holidays, closures told on the way, full windows and days on which nobody is there; 3 processes with clocks of their own make the turns at once and are killed with -9 at random while they do; then every turn with its day, windows and mail beside a reckoning that shares no code with the product",
  beside: "waits",
  async run({ times }) {
    const days = times(DAYS_OF_THE_YEAR, 60);
    const site = await openDatabaseSite();
    const nodes: TurnNode[] = [];
    try {
      await makeRoomFor(site, ROOM);
      const plans = makeUpPlans(PLANS);
      const crowd = makeUpCrowd();
      await bookOrders(site, [...crowd.orders, ...plans]);
      await makePlans(site, plans);
      const year = { closures: makeUpClosures(), full: crowd.full, manned: mannedOf(days) };
      for (const _ of upTo(3)) nodes.push(await startTurnNode(site.databaseUrl));
      const { killed, failed } = await liveThrough(site, nodes, year);

      const turns = await readTurns(site);
      const found = new Set(turns.map(asText));
      const reckoned = new Set(plans.flatMap((plan) => turnsOfYear(plan, year)).map(asText));
      const missing = [...reckoned.difference(found)];
      const unknown = [...found.difference(reckoned)];
      const [books] = await site.query<Books>(BOOKS);
      const { made = 0, mails = 0, told = 0, wrong = 0 } = books ?? {};
      const count = (outcome: string) => turns.filter((turn) => turn.outcome === outcome).length;
      const ordered = count("ordered") + count("moved");
      const faults = [missing, unknown, failed].flatMap((some) => some.slice(0, 2));
      return {
        figure: `${days} days, ${killed} kills in the middle: ${turns.length} turns of ${reckoned.size} reckoned (${count("ordered")} as planned, ${count("moved")} moved, ${count("closed")} closed, ${count("none-free")} full), ${missing.length} missing, ${unknown.length} that are not reckoned; ${made} orders and ${mails} mails for ${ordered}, ${told} mails for ${turns.length - ordered} without; ${wrong} windows wrong${faults.map((one) => `; ${one}`).join("")}`,
        held:
          faults.length === 0 &&
          turns.length === reckoned.size &&
          made === ordered &&
          mails === ordered &&
          told === turns.length - ordered &&
          wrong === 0 &&
          killed >= times(60, 5),
      };
    } finally {
      await Promise.all(nodes.map((node) => node.kill()));
      await site.close();
    }
  },
};
