import * as z from "zod/mini";
import { ASSISTANT_DAYS, ASSISTANT_EUROS } from "./assistant-limits.ts";
import { requiredLine, timestamp } from "../../shared/fields.ts";

export const assistant = z.object({
  id: z.uuid(),
  /** As the customer calls it. */
  name: z.string(),
  mostCents: z.int(),
  /** The estimates of what it ordered, and fees of what it changed. */
  spentCents: z.int(),
  createdAt: timestamp,
  expiresAt: timestamp,
  usedAt: z.nullable(timestamp),
});
export type Assistant = z.infer<typeof assistant>;
export const assistants = z.array(assistant);

export const allowAssistantBody = z.object({
  name: requiredLine(60),
  mostEuros: z.int().check(z.minimum(ASSISTANT_EUROS.least), z.maximum(ASSISTANT_EUROS.most)),
  days: z.literal(ASSISTANT_DAYS),
});
/** The token is shown this once. */
export const assistantAllowed = z.object({ assistant, token: z.string() });
export const assistantParams = z.object({ id: z.uuid() });
