import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { explainDesk } from "../desk/explain-desk.ts";
import { openDesks } from "../desk/filled-desk.ts";
import { p95 } from "../desk/p95.ts";
import { QUESTIONS } from "../desk/questions.ts";
import { median, type Row } from "../row.ts";

/** Goal for the p95 of every list, search and order, and of Today, which every console asks for again and again. */
const MOST_MS = 150;
const MOST_TODAY_MS = 100;
const PLANS = resolve(import.meta.dirname, "../results/desk-plans.md");

/** p95 of the console's queries with ten million orders of two million customers, next to one thousand orders (DESK-02). */
export async function measureDesk(rounds: number): Promise<Row[]> {
  const desks = await openDesks();
  writeFileSync(PLANS, await explainDesk(desks.many));
  const rows: Row[] = [];
  for (const [what, paths] of Object.entries(QUESTIONS)) {
    const found: Record<"few" | "many", number[]> = { few: [], many: [] };
    for (let round = 0; round < rounds; round++) {
      for (const size of ["few", "many"] as const) {
        const desk = desks[size];
        found[size].push(await p95(desk, (turn) => paths(desk, turn), round));
      }
    }
    const [few, many] = [median(found.few), median(found.many)];
    const reference = `1 thousand orders, ${few.toFixed(1)} ms`;
    const measured = `${many.toFixed(1)} ms`;
    const goal = { atMost: what === "today" ? MOST_TODAY_MS : MOST_MS };
    rows.push({ what: `desk: ${what}, p95 in ms`, goal, reference, measured, ratio: many });
  }
  return rows;
}
