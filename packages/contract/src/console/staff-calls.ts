import type { ConsoleCall } from "./console-call.ts";

/** Signing in, one's own keys and sessions, and who works here. */
export const staffCalls = {
  signOut: { method: "POST", path: "/console/sign-out", auth: "cookie" },
  consoleMe: { method: "GET", path: "/console/me", auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
