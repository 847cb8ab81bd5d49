import type { ConsoleCall } from "./console-call.ts";

const ORDER = "/console/orders/:number";

/**
 * The counter. What is kept there comes under an id or a number of its own, so that a device may send it
 * again; the count itself is the desk's.
 */
export const countingCalls = {
  listCounting: { method: "GET", path: "/console/counting", auth: "cookie" },
  openCounting: { method: "GET", path: "/console/counting/:number", auth: "cookie" },
  keepBag: { method: "PUT", path: `${ORDER}/bags/:id`, auth: "cookie", placement: true },
  clearBags: { method: "POST", path: `${ORDER}/bags/clear`, auth: "cookie" },
  noteFinding: { method: "PUT", path: `${ORDER}/findings/:id`, auth: "cookie" },
  removeFinding: { method: "DELETE", path: `${ORDER}/findings/:id`, auth: "cookie" },
  sendCountPhoto: { method: "POST", path: `${ORDER}/photos/:id`, auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
