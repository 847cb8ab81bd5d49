import type { ConsoleCall } from "./console-call.ts";

/** What a desk asks and does while somebody is on the phone. */
export const byPhoneCalls = {
  checkCallerAddress: { method: "POST", path: "/console/by-phone/address", auth: "cookie" },
  findCaller: { method: "POST", path: "/console/by-phone/caller", auth: "cookie" },
  estimateByPhone: { method: "POST", path: "/console/by-phone/estimate", auth: "cookie" },
  deskPickups: { method: "GET", path: "/console/times/pickups", auth: "cookie" },
  deskDeliveries: { method: "GET", path: "/console/times/deliveries", auth: "cookie" },
  placeByPhone: { method: "POST", path: "/console/orders", auth: "cookie", placement: true },
} as const satisfies Record<string, ConsoleCall>;
