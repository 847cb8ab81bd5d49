// Made from the contract by scripts/write-contract.ts; a test fails when it is out of date.
import type { CallDescription } from "../shared/endpoint.ts";

export const assistantCalls = {
  listAssistants: { method: "GET", path: "/me/assistants", auth: "bearer" },
  allowAssistant: { method: "POST", path: "/me/assistants", auth: "bearer" },
  viewAssistantRequest: { method: "POST", path: "/me/assistants/request", auth: "bearer" },
  answerAssistantRequest: { method: "POST", path: "/me/assistants/answer", auth: "bearer" },
  stopAssistant: { method: "DELETE", path: "/me/assistants/:id", auth: "bearer" },
} as const satisfies Record<string, CallDescription>;
