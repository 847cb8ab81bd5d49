import type { ConsoleCall } from "./console-call.ts";

const STOP = "/console/route/stops/:number/:kind";

/** What a driver does at a door. */
export const routeCalls = {
  actAtStop: { method: "POST", path: STOP, auth: "cookie" },
  sendStopPhoto: { method: "PUT", path: `${STOP}/photos/:id/pieces`, auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
