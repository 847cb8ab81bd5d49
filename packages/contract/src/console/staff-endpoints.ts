import { nothing } from "../shared/endpoint.ts";
import type { ConsoleEndpoint } from "./console-endpoint.ts";
import { staffCalls } from "./staff-calls.ts";
import { consoleMe } from "./staff.ts";

export const staffEndpoints = {
  signOut: {
    ...staffCalls.signOut,
    summary: "End the session that asks",
    response: nothing,
    status: 204,
    problems: [],
  },
  consoleMe: {
    ...staffCalls.consoleMe,
    summary: "Who is signed in at the console",
    response: consoleMe,
    status: 200,
    problems: [],
  },
} as const satisfies Record<keyof typeof staffCalls, ConsoleEndpoint>;
