import type { Series } from "@waslijn/contract/shared/plans";
import type { PlanRow } from "./plans-repository.ts";

/** The days that a plan's turns fall on. */
export const seriesOf = ({ first_turn, every_weeks }: PlanRow): Series => ({
  first: first_turn,
  every: every_weeks,
});
