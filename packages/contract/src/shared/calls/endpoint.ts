import * as z from "zod/mini";
import { CALLERS, type CallDescription, type Caller } from "./call-description.ts";
import type { ProblemType } from "./problem.ts";

export type Schema = z.ZodMiniType;

export type Endpoint = CallDescription & {
  readonly summary: string;
  readonly callers: readonly Caller[];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
  /** The status of success; 204 has no body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly problems: readonly ProblemType[];
};

export const everyone = CALLERS;
export const nothing = z.null();
