import type { ConsoleCall } from "./console-call.ts";

/** What runs beside the answers, and messages that nothing carries away (SETUP-05). */
export const systemCalls = {
  viewSystem: { method: "GET", path: "/console/system", auth: "cookie" },
  handleKept: { method: "POST", path: "/console/system/kept", auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
