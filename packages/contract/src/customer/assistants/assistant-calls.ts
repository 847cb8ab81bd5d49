import type { CallDescription } from "../../shared/calls/call-description.ts";

/** The calls by which a customer lets assistants order, and stops them (OPEN-02). Few pages need them. */
export const assistantCalls = {
  listAssistants: { method: "GET", path: "/me/assistants", auth: "bearer" },
  allowAssistant: { method: "POST", path: "/me/assistants", auth: "bearer" },
  stopAssistant: { method: "DELETE", path: "/me/assistants/:id", auth: "bearer" },
} as const satisfies Record<string, CallDescription>;
