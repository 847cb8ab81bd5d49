import { explain } from "../../apps/api/test/explain.ts";
import { listOrders } from "../../apps/api/src/modules/desk/list/list-orders.ts";
import type { Desk } from "./open-desk.ts";
import { QUESTIONS } from "./questions.ts";

/** Query plans of the desk's lists, for people to read. */
export async function explainDesk(desk: Desk): Promise<string> {
  const { deps } = desk;
  const parts = ["# Plans of the desk's questions", ""];
  for (const [what, pathOf] of Object.entries(QUESTIONS)) {
    const { pathname, searchParams } = new URL(pathOf(desk, 1), "http://localhost");
    if (!pathname.endsWith("/orders")) continue;
    const query = Object.fromEntries(searchParams);
    const plans = await explain(
      deps.db,
      (db) => listOrders({ ...deps, db }, query, "nl"),
      "as they are",
    );
    const found = plans.filter((plan) => /on (orders|search_words)\b/.test(plan));
    parts.push(`## ${what}`, "", "```", found.join("\n\n"), "```", "");
  }
  return parts.join("\n");
}
