import * as z from "zod/mini";
import type { ProblemType } from "./problem.ts";

/** Whom a Bearer token can name. Every list of callers follows from this one. */
export const BEARERS = ["guest", "user", "company"] as const;
/** Who a call can come from; `nobody` carries no token. */
export const CALLERS = ["nobody", ...BEARERS] as const;
export type Caller = (typeof CALLERS)[number];

export type CallDescription = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the API base, parameters as `:name`. */
  readonly path: string;
  /** How the caller shows who it is: nothing, HTTP Basic, a Bearer token when there is one (API-03), or the cookie of a session of the console. */
  readonly auth: "none" | "basic" | "bearer" | "cookie";
  /** Takes an Idempotency-Key and the device web id (API-05). */
  readonly placement?: true;
  /** Answers with server-sent events instead of a body. */
  readonly stream?: true;
  /** Keeps, or sends along, the cookie that shows what this device has proved. */
  readonly proof?: true;
  /** Answers with a file to keep. */
  readonly file?: true;
};

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

export const nothing = z.null();
