import * as z from "zod/mini";

const digits = z.int().check(z.minimum(1000), z.maximum(9999));
const hubId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** The first four digits of postal codes, both ends included. */
export const codeRange = z
  .object({ first: digits, last: digits })
  .check(z.refine(({ first, last }) => first <= last, { path: ["last"], error: "before_first" }));
export type CodeRange = z.infer<typeof codeRange>;

/** Who is served from where, and who waits to be; nobody by name. */
export const deskAreas = z.object({
  hubs: z.array(z.object({ id: z.string(), name: z.string() })),
  /** A range within another one is served from its own hub. */
  ranges: z.array(z.object({ first: z.int(), last: z.int(), hub: z.string() })),
  /** `lately`: those who came in the last four weeks. */
  waiting: z.array(z.object({ digits: z.int(), people: z.int(), lately: z.int() })),
});
export type DeskAreas = z.infer<typeof deskAreas>;

export const openAreaBody = z.object({
  ranges: z.array(codeRange).check(z.minLength(1), z.maxLength(100)),
  hub: hubId,
  /** Whether those who waited for it are mailed; if not, they wait on. */
  mail: z.boolean(),
});
export type OpenAreaBody = z.infer<typeof openAreaBody>;

export const openedArea = z.object({
  /** How many people are mailed, or would be. */
  mailed: z.int(),
});
