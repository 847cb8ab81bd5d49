import * as z from "zod/mini";
import { SERVICE_CODES, WINDOW_KINDS } from "../shared/codes.ts";
import { type Endpoint, nothing } from "../shared/endpoint.ts";
import {
  line,
  postalCode,
  requiredLine,
  text,
  timestamp,
  wallClockMoment,
} from "../shared/fields.ts";
import { ASSISTANT_DAYS, ASSISTANT_EUROS, ASSISTANT_SCOPES } from "./assistant-limits.ts";

export const assistant = z.object({
  id: z.uuid(),
  /** Name given by the customer. */
  name: z.string(),
  mostCents: z.int(),
  /** Sum of the estimates of its orders and the fees of its changes. */
  spentCents: z.int(),
  createdAt: timestamp,
  expiresAt: timestamp,
  usedAt: z.nullable(timestamp),
  may: z.array(z.enum(ASSISTANT_SCOPES)),
  /** Host of the assistant's metadata document; null when it named itself or has an access code. */
  host: z.nullable(z.string()),
});
export type Assistant = z.infer<typeof assistant>;
const assistants = z.array(assistant);

const limits = {
  mostEuros: z.int().check(z.minimum(ASSISTANT_EUROS.least), z.maximum(ASSISTANT_EUROS.most)),
  days: z.literal(ASSISTANT_DAYS),
};
const allowAssistantBody = z.object({ name: requiredLine(60), ...limits });
/** The token is returned only this once. */
const assistantAllowed = z.object({ assistant, token: z.string() });
const assistantParams = z.object({ id: z.uuid() });

/** The signed authorization request in the hash of the consent page. */
const request = z.string().check(z.maxLength(12_000));
const assistantRequest = z.object({
  /** As the assistant calls itself. */
  name: z.string(),
  /** Host of its metadata document, which proves the name's owner; null when it only named itself. */
  host: z.nullable(z.string()),
  /** Where the browser goes afterwards; null for a program on the customer's own device. */
  returnHost: z.nullable(z.string()),
  asks: z.array(z.enum(ASSISTANT_SCOPES)),
  lateFeeCents: z.int(),
});
export type AssistantRequest = z.infer<typeof assistantRequest>;
const answerRequestBody = z.object({
  request,
  /** Null refuses. */
  allowed: z.nullable(z.object({ may: z.array(z.enum(ASSISTANT_SCOPES)), ...limits })),
});
/** The assistant's own URL, with a code or a refusal. */
const requestAnswered = z.object({ redirect: z.string() });

/** A customer's permissions for assistants at `/mcp`. */
export const assistantEndpoints = {
  listAssistants: {
    method: "GET",
    path: "/me/assistants",
    auth: "bearer",
    summary: "The assistants that may order for the logged-in customer",
    callers: ["user"],
    response: assistants,
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
  allowAssistant: {
    method: "POST",
    path: "/me/assistants",
    auth: "bearer",
    summary:
      "Let an assistant order, up to an amount and for some days; the answer holds its token, which is not shown again",
    callers: ["user"],
    body: allowAssistantBody,
    response: assistantAllowed,
    status: 201,
    problems: ["unauthorized", "expired_token", "forbidden", "email_unconfirmed"],
  },
  viewAssistantRequest: {
    method: "POST",
    path: "/me/assistants/request",
    auth: "bearer",
    summary: "What an assistant asks for that connects by OAuth, for the consent page",
    callers: ["user"],
    body: z.object({ request }),
    response: assistantRequest,
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden", "link_invalid"],
  },
  answerAssistantRequest: {
    method: "POST",
    path: "/me/assistants/answer",
    auth: "bearer",
    summary:
      "Allow or refuse what an assistant asks for; the answer holds the address to go back to",
    callers: ["user"],
    body: answerRequestBody,
    response: requestAnswered,
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden", "email_unconfirmed", "link_invalid"],
  },
  stopAssistant: {
    method: "DELETE",
    path: "/me/assistants/:id",
    auth: "bearer",
    summary: "Let an assistant order no more; one that may not order stays so",
    callers: ["user"],
    params: assistantParams,
    response: nothing,
    status: 204,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
} as const satisfies Record<string, Endpoint>;

/** Arguments of the tools at `/mcp` (OPEN-02). Strict: an unknown name is an error. */
const orderNumber = line(20).check(z.regex(/^W-\d{1,15}$/));
/** Returned by a first call of the same tool with the same arguments. */
const confirmation = z.optional(z.string().check(z.maxLength(200)));

const handed = {
  /** Pieces by service and alias, from `list_prices`. */
  pieces: z
    .array(
      z.strictObject({
        type: z.enum(SERVICE_CODES),
        alias: line(80),
        count: z.int().check(z.minimum(1), z.maximum(500)),
      }),
    )
    .check(z.maxLength(60)),
  /** Kilos of laundry by weight. */
  kilos: z.number().check(z.minimum(0), z.maximum(200)),
};

export const assistantTools = {
  check_area: z.strictObject({ postalCode }),
  list_prices: z.strictObject({}),
  estimate: z.strictObject(handed),
  list_windows: z.strictObject({
    postalCode,
    kind: z.enum(WINDOW_KINDS),
    /** Without a bag, one is posted first. */
    hasBag: z.boolean(),
    /** For deliveries: the pickup they follow. */
    pickup: z.optional(wallClockMoment),
  }),
  list_orders: z.strictObject({}),
  follow_order: z.strictObject({ number: orderNumber }),
  place_order: z.strictObject({
    services: z.array(z.enum(SERVICE_CODES)).check(z.minLength(1), z.maxLength(5)),
    pickupTime: timestamp,
    deliveryTime: timestamp,
    ...handed,
    notes: z.optional(text(2000)),
    confirmation,
  }),
  move_order: z.strictObject({
    number: orderNumber,
    pickupTime: z.optional(timestamp),
    deliveryTime: z.optional(timestamp),
    confirmation,
  }),
  cancel_order: z.strictObject({
    number: orderNumber,
    /** Also stops the order's plan, which otherwise continues. */
    stopPlan: z.optional(z.boolean()),
    confirmation,
  }),
} as const;

export type ToolName = keyof typeof assistantTools;
export type ToolInput<N extends ToolName> = z.output<(typeof assistantTools)[N]>;
