import type { CallDescription } from "../shared/calls/call-description.ts";

const ORDER = "/orders/by-link/:token";

/** What somebody with the link to an order does when something is wrong: a table of its own, loaded when needed. */
export const careCalls = {
  orderCare: { method: "GET", path: `${ORDER}/care`, auth: "none" },
  sendPhotoPiece: { method: "PUT", path: `${ORDER}/photos/:id/pieces`, auth: "none" },
  orderPhoto: { method: "GET", path: `${ORDER}/photos/:id`, auth: "none", file: true },
  reportProblem: { method: "POST", path: `${ORDER}/complaints`, auth: "none", placement: true },
  answerOffer: { method: "POST", path: `${ORDER}/complaints/:id`, auth: "none", placement: true },
} as const satisfies Record<string, CallDescription>;
