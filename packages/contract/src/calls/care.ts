// Made from the contract by scripts/write-contract.ts; a test fails when it is out of date.
import type { CallDescription } from "../shared/endpoint.ts";

export const careCalls = {
  orderCare: { method: "GET", path: "/orders/by-link/:token/care", auth: "none" },
  sendPhotoPiece: { method: "PUT", path: "/orders/by-link/:token/photos/:id/pieces", auth: "none" },
  orderPhoto: { method: "GET", path: "/orders/by-link/:token/photos/:id", auth: "none", file: true },
  reportProblem: { method: "POST", path: "/orders/by-link/:token/complaints", auth: "none", placement: true },
  answerOffer: { method: "POST", path: "/orders/by-link/:token/complaints/:id", auth: "none", placement: true },
} as const satisfies Record<string, CallDescription>;
