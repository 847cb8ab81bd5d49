import { JOBS, type SystemState } from "@waslijn/contract/console/system";
import { at } from "./moments.ts";

/** An installation without gateways, with one failing job and one that has not run. */
export const SYSTEM: SystemState = {
  jobs: JOBS.map((name) => ({
    name,
    succeededAt: name === "search-words" ? null : at("08:30"),
    failedAt: name === "photo-store" ? at("09:00") : null,
    failingSince: name === "photo-store" ? at("07:30") : null,
    error: name === "photo-store" ? "EPHOTOSTORE 503" : null,
    progress: name === "book-entries" ? { done: 412_000, total: 1_030_000 } : null,
  })),
  gateways: { mail: false, text: false },
  kept: [
    { channel: "mail", kind: "order-confirmation", count: 12, oldest: at("16:20", "2026-11-14") },
    { channel: "mail", kind: "bill", count: 3, oldest: at("08:05") },
    { channel: "text", kind: "reminder", count: 1, oldest: at("08:05") },
  ],
  undelivered: [{ channel: "mail", kind: "order-changed", count: 2, oldest: at("07:55") }],
};
