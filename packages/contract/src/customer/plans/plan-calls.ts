import type { CallDescription } from "../../shared/calls/call-description.ts";

const PLAN = "/orders/by-link/:token/plan";

/** Plans: the link of any of its orders is the key to one. */
export const planCalls = {
  orderPlan: { method: "GET", path: PLAN, auth: "none" },
  setPlan: { method: "POST", path: PLAN, auth: "none" },
  changePlan: { method: "POST", path: `${PLAN}/change`, auth: "none" },
} as const satisfies Record<string, CallDescription>;
