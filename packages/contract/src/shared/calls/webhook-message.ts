import * as z from "zod/mini";
import { clockTime, isoDate, timestamp } from "../fields.ts";
import { ACTORS, ORDER_KINDS, ORDER_STATES } from "../order-life.ts";
import { TEST_EVENT, WEBHOOK_EVENTS } from "./webhooks.ts";

const window = z.strictObject({ date: isoDate, time: clockTime });

/** What a receiver is told: ids, number, state and windows, and nothing about a person (OPEN-01). */
export const webhookMessage = z.strictObject({
  type: z.enum(WEBHOOK_EVENTS),
  /** When it happened. */
  timestamp,
  data: z.strictObject({
    /** Who made it happen. */
    by: z.enum(ACTORS),
    /** What the order was after it. */
    order: z.strictObject({
      id: z.uuid(),
      number: z.string(),
      kind: z.enum(ORDER_KINDS),
      state: z.enum(ORDER_STATES),
      /** Grows with every event of the order. */
      version: z.int(),
      hub: z.string(),
      pickup: window,
      delivery: z.nullable(window),
    }),
  }),
});

/** What comes when somebody tries a receiver on the console. */
export const testMessage = z.strictObject({
  type: z.literal(TEST_EVENT),
  timestamp,
  data: z.strictObject({}),
});
