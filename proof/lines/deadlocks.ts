import { makeRoom } from "../harness/audit.ts";
import { keepShopBusy } from "../harness/busy-shop.ts";
import { readLives } from "../harness/changes.ts";
import { openSite } from "../harness/site.ts";
import type { Line } from "../line.ts";

/** Kinds of requests that must have succeeded at least once for the result to mean anything. */
const KINDS = [
  "place",
  "change",
  "cancel",
  "plan",
  "skip",
  "turn",
  "bulk move",
  "bulk undo",
  "plan runs",
  "driver's act",
  "calendar edit",
];

/** `SECONDS=60 npm run proof -- deadlocks` runs that long. */
export const line: Line = {
  promise:
    "Whatever customers, desks, drivers, plans and calendars do at once, everybody is answered",
  test: "Bulk moves and their undo, single moves, cancels, plans and their turns, planned runs, drivers' acts and calendar edits for 5 minutes on the same 40 orders, 5 windows and 3 runs of a day, over 3 nodes, while eras of search words end every 2 seconds; each call is made once; then windows and histories are audited",
  beside: "waits",
  async run({ times }) {
    const seconds = Number(process.env.SECONDS) || times(300, 20);
    const site = await openSite();
    try {
      await makeRoom(site);
      const { answers, failed } = await keepShopBusy(site, seconds);
      const wrong = await site.query("SELECT * FROM audit_windows()");
      const lives = await readLives(site);
      const others = lives.filter(({ isSame }) => !isSame).length;
      const [stats] = await site.query<{ deadlocks: number }>(
        "SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()",
      );
      const idle = KINDS.filter((kind) => !answers.get(kind)?.done);
      const told = [...answers].map(([deed, { done, refused }]) => `${deed} ${done} (${refused})`);
      const sum = [...answers.values()].reduce((all, { done, refused }) => all + done + refused, 0);
      const problems = [...failed.slice(0, 3), ...idle.map((kind) => `no ${kind} was done`)];
      return {
        figure: `${seconds} s, ${sum} answers, done and refused: ${told.join(", ")}; ${failed.length} without an answer or with 5xx; ${stats?.deadlocks ?? -1} deadlocks found by PostgreSQL; ${wrong.length} windows and ${others} of ${lives.length} histories wrong${problems.map((one) => `; ${one}`).join("")}`,
        held:
          failed.length === 0 &&
          idle.length === 0 &&
          stats?.deadlocks === 0 &&
          wrong.length === 0 &&
          others === 0,
      };
    } finally {
      await site.close();
    }
  },
};
