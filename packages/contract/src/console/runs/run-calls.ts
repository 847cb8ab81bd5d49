import type { ConsoleCall } from "../console-call.ts";

/** Who drives what on a day. */
export const runCalls = {
  listRuns: { method: "GET", path: "/console/runs", auth: "cookie" },
  makeRun: { method: "POST", path: "/console/runs", auth: "cookie" },
  planRuns: { method: "POST", path: "/console/runs/plan", auth: "cookie", placement: true },
  proposeRuns: { method: "GET", path: "/console/runs/proposal", auth: "cookie" },
  ownRun: { method: "GET", path: "/console/runs/own", auth: "cookie" },
  removeRun: { method: "POST", path: "/console/runs/:id/remove", auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
