import { join } from "node:path";
import type { Refusal } from "../../work-refused.ts";

/** Where the running server listens for commands; a path that a socket can have is short. */
export const controlPath = (dataDir: string): string => join(dataDir, "control.sock");

/** One line of JSON each way at a time: a request, then progress, then how it ended. */
export type ControlRequest = { work: string; input: unknown; who: string };
export type ControlMessage =
  | { type: "progress"; label: string; done: number; total: number }
  | { type: "done"; result: unknown }
  | { type: "refused"; refusal: Refusal }
  | { type: "failed" };
