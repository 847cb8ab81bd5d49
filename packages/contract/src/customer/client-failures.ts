import * as z from "zod/mini";
import { type Endpoint, CALLERS, nothing } from "../shared/endpoint.ts";
import { text } from "../shared/fields.ts";

/** Failure report of a browser (ERR-24): no personal data. */
const clientFailureBody = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  route: z.string().check(z.regex(/^[a-z0-9-]{1,30}$/)),
  requestId: z.optional(text(64)),
});
export type ClientFailureBody = z.infer<typeof clientFailureBody>;

export const clientFailureEndpoints = {
  reportClientFailure: {
    method: "POST",
    path: "/client-failures",
    auth: "none",
    summary: "Tell us of a failure in the browser",
    callers: CALLERS,
    body: clientFailureBody,
    response: nothing,
    status: 204,
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;
