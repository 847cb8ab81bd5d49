import type { ConsoleCall } from "../console-call.ts";

const ORDER = "/console/orders/:number";

/** The day, its orders, and what a desk does with one. */
export const deskCalls = {
  deskToday: { method: "GET", path: "/console/today", auth: "cookie" },
  listClashes: { method: "GET", path: "/console/today/clashes", auth: "cookie" },
  followDesk: { method: "GET", path: "/console/live", auth: "cookie", stream: true },
  deskOrders: { method: "GET", path: "/console/orders", auth: "cookie" },
  searchDesk: { method: "GET", path: "/console/search", auth: "cookie" },
  countOrders: { method: "GET", path: "/console/orders/counts", auth: "cookie" },
  exportOrders: { method: "GET", path: "/console/orders/export", auth: "cookie", file: true },
  deskPrices: { method: "GET", path: "/console/prices", auth: "cookie" },
  deskOrder: { method: "GET", path: ORDER, auth: "cookie" },
  deskWindows: { method: "GET", path: `${ORDER}/windows/:kind`, auth: "cookie" },
  moveOrder: { method: "POST", path: `${ORDER}/move`, auth: "cookie", placement: true },
  cancelByDesk: { method: "POST", path: `${ORDER}/cancel`, auth: "cookie", placement: true },
  pickUpByDesk: { method: "POST", path: `${ORDER}/pickup`, auth: "cookie", placement: true },
  deliverByDesk: { method: "POST", path: `${ORDER}/deliver`, auth: "cookie", placement: true },
  missByDesk: { method: "POST", path: `${ORDER}/miss`, auth: "cookie", placement: true },
  countByDesk: { method: "POST", path: `${ORDER}/count`, auth: "cookie", placement: true },
  refundOrder: {
    method: "POST",
    path: `${ORDER}/refund`,
    auth: "cookie",
    placement: true,
    passkeyAgain: true,
  },
  retryRefund: {
    method: "POST",
    path: `${ORDER}/refunds/:id/retry`,
    auth: "cookie",
    placement: true,
    passkeyAgain: true,
  },
  closeRefund: {
    method: "POST",
    path: `${ORDER}/refunds/:id/close`,
    auth: "cookie",
    placement: true,
    passkeyAgain: true,
  },
  markReady: { method: "POST", path: `${ORDER}/ready`, auth: "cookie", placement: true },
  waiveFee: { method: "POST", path: `${ORDER}/waive`, auth: "cookie", placement: true },
  editDetails: { method: "POST", path: `${ORDER}/details`, auth: "cookie", placement: true },
  replaceLink: { method: "POST", path: `${ORDER}/link`, auth: "cookie", placement: true },
  sendBill: { method: "POST", path: `${ORDER}/bill`, auth: "cookie", placement: true },
  deskPlan: { method: "GET", path: `${ORDER}/plan`, auth: "cookie" },
  changePlanByDesk: { method: "POST", path: `${ORDER}/plan`, auth: "cookie" },
  writeNote: { method: "POST", path: `${ORDER}/notes`, auth: "cookie", placement: true },
  readMessage: { method: "GET", path: `${ORDER}/messages/:id`, auth: "cookie" },
  sendMessageAgain: {
    method: "POST",
    path: `${ORDER}/messages/:id`,
    auth: "cookie",
    placement: true,
  },
} as const satisfies Record<string, ConsoleCall>;
