import { navigate } from "../../../parts/navigation/navigate.ts";
import { readVisit } from "../../../parts/navigation/visit.ts";
import { hrefOf, type Query } from "../../../paths.ts";

/** Plan dialogs by query parameter. Mails link to them; opening one changes nothing (PLAN-01). */
export const PLAN_DOINGS = ["plan", "plan-skip", "plan-pause", "plan-stop"] as const;
export type PlanDoing = (typeof PLAN_DOINGS)[number];

export const parsePlanDoing = (query: Query): PlanDoing | undefined =>
  PLAN_DOINGS.find((doing) => doing === query["do"]);

export function goToPlan(doing: PlanDoing): void {
  const visit = readVisit();
  navigate(hrefOf(visit, { query: { ...visit.query, do: doing } }), {
    state: history.state,
    inPlace: true,
  });
}
