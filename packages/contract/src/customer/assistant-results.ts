import * as z from "zod/mini";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { timestamp } from "../shared/fields.ts";
import type { ToolName } from "./assistants.ts";
import { allowed, orderView } from "./my-order.ts";
import { availableDates } from "./times.ts";

/** Loose: an assistant must not refuse an answer because a later version tells more. */
const estimate = z.looseObject({
  currency: z.literal("EUR"),
  totalCents: z.int(),
  lines: z.array(
    z.looseObject({
      kind: z.string(),
      type: z.optional(z.string()),
      alias: z.optional(z.string()),
      count: z.number(),
      cents: z.int(),
    }),
  ),
});

/** User input, kept apart from our own texts. */
const typedByPeople = z.looseObject({ about: z.string(), texts: z.looseObject({}) });

const { number, kind, state, version, placedAt, pickup, delivery, awaits, services, bags, plan } =
  orderView.shape;
const { limits, lateFee, history } = orderView.shape;
const order = {
  order: z.looseObject({
    number,
    state,
    version,
    placedAt,
    pickup,
    delivery,
    awaits,
    services,
    bags,
    plan,
  }),
  allowed,
  limits,
  lateFeeCents: lateFee,
  history,
  typedByPeople,
};

/** The first call proposes and needs a confirmation; the second has carried it out and tells the order. */
const change = z.looseObject({
  status: z.enum(["needs_confirmation", "done"]),
  would: z.optional(z.looseObject({})),
  rules: z.optional(z.array(z.string())),
  feeCents: z.optional(z.int()),
  leftCents: z.optional(z.int()),
  confirmation: z.optional(z.string()),
  confirmBefore: z.optional(timestamp),
  ...z.partial(z.object(order)).shape,
});

/** What each tool at `/mcp` answers as structured content (OPEN-02). Refusals are text only. */
export const assistantResults = {
  check_area: z.looseObject({ isServed: z.boolean() }),
  list_prices: z.looseObject({
    currency: z.literal("EUR"),
    services: z.array(
      z.looseObject({
        type: z.string(),
        name: z.string(),
        prices: z.array(z.looseObject({ alias: z.string(), name: z.string(), amount: z.number() })),
      }),
    ),
    fees: z.array(z.looseObject({ alias: z.string(), amount: z.number() })),
  }),
  estimate,
  list_windows: z.looseObject({
    kind: z.enum(WINDOW_KINDS),
    timeZone: z.string(),
    dates: availableDates,
  }),
  list_orders: z.looseObject({
    orders: z.array(
      z.looseObject({ number, kind, state, placedAt, pickup, delivery, awaits, services }),
    ),
  }),
  follow_order: z.looseObject(order),
  place_order: change,
  move_order: change,
  cancel_order: change,
} as const satisfies Record<ToolName, z.ZodMiniObject>;
