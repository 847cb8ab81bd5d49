// Made from the contract by scripts/write-contract.ts; a test fails when it is out of date.
import type { CallDescription } from "../shared/endpoint.ts";

export const linkCalls = {
  orderByLink: { method: "GET", path: "/orders/by-link/:token", auth: "none", proof: true },
  orderWindows: { method: "GET", path: "/orders/by-link/:token/windows/:kind", auth: "none" },
  changeOrder: { method: "POST", path: "/orders/by-link/:token/change", auth: "none", placement: true },
  cancelOrder: { method: "POST", path: "/orders/by-link/:token/cancel", auth: "none", placement: true },
  withdrawOrder: { method: "POST", path: "/orders/by-link/:token/withdraw", auth: "none", placement: true },
  changeOrderDetails: { method: "POST", path: "/orders/by-link/:token/details", auth: "none", placement: true },
  followOrder: { method: "GET", path: "/orders/by-link/:token/live", auth: "none", stream: true },
  sendOrderCode: { method: "POST", path: "/orders/by-link/:token/code", auth: "none" },
  openOrder: { method: "POST", path: "/orders/by-link/:token/open", auth: "none", proof: true },
  sendOrderLinks: { method: "POST", path: "/orders/links", auth: "none" },
  ownedOrders: { method: "GET", path: "/orders/of/:token", auth: "none" },
} as const satisfies Record<string, CallDescription>;
