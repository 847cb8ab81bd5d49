import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { explainDesk } from "../desk/explain-desk.ts";
import { fillDesk } from "../desk/fill-desk.ts";
import { openDesk, type Desk } from "../desk/open-desk.ts";
import { p95 } from "../desk/p95.ts";
import { QUESTIONS } from "../desk/questions.ts";
import { createTestDatabase } from "../../scripts/test/postgres.ts";
import { median, type Row } from "../row.ts";

/** Fewer to try it with: DESK_ORDERS=100000. */
const MANY = Number(process.env.DESK_ORDERS ?? 10_000_000);
const FEW = 1000;
const PLANS = resolve(import.meta.dirname, "../results/desk-plans.md");

/** What a desk asks with ten million orders of two million customers, against the same with one thousand (DESK-02). */
export async function measureDesk(rounds: number): Promise<Row[]> {
  const desks = { few: await filled(FEW), many: await filled(MANY) };
  try {
    writeFileSync(PLANS, await explainDesk(desks.many));
    return await compare(desks, rounds);
  } finally {
    for (const desk of Object.values(desks)) await desk.close();
  }
}

async function filled(orders: number): Promise<Desk> {
  const database = await createTestDatabase();
  const began = performance.now();
  await fillDesk(database.url, orders, (step) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    if (orders > FEW) console.log(`  ${seconds} s: ${step}`);
  });
  return openDesk(database);
}

async function compare(desks: { few: Desk; many: Desk }, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, paths] of Object.entries(QUESTIONS)) {
    const found: Record<"few" | "many", number[]> = { few: [], many: [] };
    for (let round = 0; round < rounds; round++) {
      for (const size of ["few", "many"] as const) {
        found[size].push(await p95(desks[size], (turn) => paths(desks[size], turn)));
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
