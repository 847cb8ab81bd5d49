import * as z from "zod/mini";

/** A key to one order: its id and a signature over it (MINE-01). */
export const linkParams = z.object({
  token: z.string().check(z.regex(/^[\w-]{10,100}$/)),
});
