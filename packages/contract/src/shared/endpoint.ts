import * as z from "zod/mini";
import type { ProblemType } from "./problem.ts";

/** Kinds of Bearer token. The other lists of callers derive from this one. */
export const BEARERS = ["guest", "user", "company"] as const;
/** Who can make a call; `nobody` has no token. */
export const CALLERS = ["nobody", ...BEARERS] as const;
export type Caller = (typeof CALLERS)[number];

export type CallDescription = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to the API base, parameters as `:name`. */
  readonly path: string;
  /** Authentication: none, HTTP Basic, a Bearer token if there is one (API-03), or the console's session cookie. */
  readonly auth: "none" | "basic" | "bearer" | "cookie" | "tablet";
  /** Takes an Idempotency-Key and the device web id (API-05). */
  readonly placement?: true;
  /** Answers with server-sent events instead of a body. */
  readonly stream?: true;
  /** Sets or sends the cookie that proves what this device has verified. */
  readonly proof?: true;
  /** Responds with a file download. */
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
  /** Status on success; 204 has no body. */
  readonly status: 200 | 201 | 202 | 204;
  readonly problems: readonly ProblemType[];
};

export const nothing = z.null();
