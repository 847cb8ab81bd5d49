import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { systemCalls } from "./system-calls.ts";
import { keptBody, systemState } from "./system.ts";

export const systemEndpoints = {
  viewSystem: {
    ...systemCalls.viewSystem,
    summary: "Background jobs with their last success and failure, gateways, and kept messages",
    response: systemState,
    status: 200,
    problems: [],
  },
  handleKept: {
    ...systemCalls.handleKept,
    summary: "Send kept messages of some kinds, written as things are now, or leave them unsent",
    body: keptBody,
    response: systemState,
    status: 200,
    problems: ["not_possible_now"],
  },
} as const satisfies Record<keyof typeof systemCalls, ConsoleEndpoint>;
