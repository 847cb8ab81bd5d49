import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { runCalls } from "./run-calls.ts";
import {
  newRunBody,
  ownRun,
  ownRunQuery,
  planBody,
  runAsSeenBody,
  runParams,
  runsBoard,
  runsProposal,
  runsQuery,
} from "./runs.ts";

export const runEndpoints = {
  listRuns: {
    ...runCalls.listRuns,
    summary: "The runs of a hub on a day, and the stops that nobody drives yet",
    query: runsQuery,
    response: runsBoard,
    status: 200,
    problems: [],
  },
  makeRun: {
    ...runCalls.makeRun,
    summary: "Give a driver a run at a hub on a day",
    body: newRunBody,
    response: runsBoard,
    status: 201,
    problems: ["run_exists"],
  },
  planRuns: {
    ...runCalls.planRuns,
    summary: "Put stops into runs, out of them and in order: all of it or nothing",
    body: planBody,
    response: runsBoard,
    status: 200,
    problems: [
      "not_found",
      "runs_changed",
      "stop_done",
      "stop_elsewhere",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  proposeRuns: {
    ...runCalls.proposeRuns,
    summary: "How the stops that nobody drives could be spread over the runs; nothing is changed",
    query: runsQuery,
    response: runsProposal,
    status: 200,
    problems: [],
  },
  ownRun: {
    ...runCalls.ownRun,
    summary: "The run of the driver who asks, with what is needed at the door",
    query: ownRunQuery,
    response: ownRun,
    status: 200,
    problems: [],
  },
  removeRun: {
    ...runCalls.removeRun,
    summary: "Remove a run without stops",
    params: runParams,
    body: runAsSeenBody,
    response: runsBoard,
    status: 200,
    problems: ["not_found", "runs_changed", "run_not_empty"],
  },
} as const satisfies Record<keyof typeof runCalls, ConsoleEndpoint>;
