// Made from the contract by scripts/write-contract.ts; a test fails when it is out of date.
import type { CallDescription } from "../shared/endpoint.ts";

export const againCalls = {
  offerOrderAgain: { method: "POST", path: "/orders/by-link/:token/again", auth: "none", proof: true },
  placeOrderAgain: { method: "POST", path: "/orders/by-link/:token/again/order", auth: "none", placement: true, proof: true },
} as const satisfies Record<string, CallDescription>;
