import type { CallDescription } from "../shared/calls/call-description.ts";

/** The calls for which a bill's code is the key. */
export const payCalls = {
  billByCode: { method: "GET", path: "/bills/by-code/:code", auth: "none" },
  startPayment: {
    method: "POST",
    path: "/bills/by-code/:code/payments",
    auth: "none",
    placement: true,
  },
} as const satisfies Record<string, CallDescription>;
