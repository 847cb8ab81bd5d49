// Made from the contract by scripts/write-contract.ts; a test fails when it is out of date.
import type { CallDescription } from "../shared/endpoint.ts";

export const payCalls = {
  billByCode: { method: "GET", path: "/bills/by-code/:code", auth: "none" },
  startPayment: { method: "POST", path: "/bills/by-code/:code/payments", auth: "none", placement: true },
} as const satisfies Record<string, CallDescription>;
