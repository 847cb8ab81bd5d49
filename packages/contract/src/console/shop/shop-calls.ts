import type { ConsoleCall } from "../console-call.ts";

/** What an owner looks at before changing the provider's data. */
export const shopCalls = {
  viewWindows: { method: "GET", path: "/console/windows", auth: "cookie" },
  // Sent as a body: an address does not stand in a URL.
  viewAsVisitor: { method: "POST", path: "/console/visitor", auth: "cookie" },
} as const satisfies Record<string, ConsoleCall>;
