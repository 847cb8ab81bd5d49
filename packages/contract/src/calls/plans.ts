// Made from the contract by scripts/write-contract.ts; a test fails when it is out of date.
import type { CallDescription } from "../shared/endpoint.ts";

export const planCalls = {
  orderPlan: { method: "GET", path: "/orders/by-link/:token/plan", auth: "none" },
  setPlan: { method: "POST", path: "/orders/by-link/:token/plan", auth: "none" },
  changePlan: { method: "POST", path: "/orders/by-link/:token/plan/change", auth: "none" },
} as const satisfies Record<string, CallDescription>;
