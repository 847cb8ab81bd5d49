import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { explainDesk } from "../desk/explain-desk.ts";
import { openDesks } from "../desk/filled-desk.ts";
import { p95 } from "../desk/p95.ts";
import { QUESTIONS } from "../desk/questions.ts";
import { median, type Row } from "../row.ts";

const PLANS = resolve(import.meta.dirname, "../results/desk-plans.md");

/** The desk's requests with ten million orders of two million customers, against one thousand orders (DESK-02). */
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
    rows.push(
      {
        what: `desk: ${what}, p95 in ms`,
        goal: { atMost: 100 },
        reference: "none",
        measured,
        ratio: many,
      },
      { what: `desk: ${what}`, goal: { atMost: 2 }, reference, measured, ratio: many / few },
    );
  }
  return rows;
}
