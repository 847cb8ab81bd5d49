import * as z from "zod/mini";
import { text } from "../shared/fields.ts";

/** What a browser may report about a failure (ERR-24): never a person's data. */
export const clientFailureBody = z.object({
  kind: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  route: z.string().check(z.regex(/^[a-z0-9-]{1,30}$/)),
  requestId: z.optional(text(64)),
});
export type ClientFailureBody = z.infer<typeof clientFailureBody>;
