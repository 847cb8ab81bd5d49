import { testMessage, webhookMessage } from "@waslijn/contract/shared/calls/webhook-message";
import { TEST_EVENT, WEBHOOK_EVENTS } from "@waslijn/contract/shared/calls/webhooks";
import { webhookExamples } from "./examples.ts";
import { schemaOf, type JsonSchema } from "./json-schema.ts";
import { WEBHOOK_WORDS } from "./webhook-words.ts";

const MESSAGE = "WebhookMessage";

/** Described once; each event says which it is. */
export const webhookSchemas = { [MESSAGE]: schemaOf(webhookMessage, "output") };

const HEADERS: Record<string, string> = {
  "webhook-id": "The same however often a message is sent.",
  "webhook-timestamp": "When this attempt was made, in seconds since 1970.",
  "webhook-signature": "As Standard Webhooks has it; two for a day after a new secret.",
};

const parameters = Object.entries(HEADERS).map(([name, description]) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
  example: webhookExamples.headers[name],
}));

/** Every message that a receiver can be sent, as OpenAPI 3.1 has it. */
export const describeWebhooks = (): Record<string, ReturnType<typeof described>> => ({
  ...Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, described(event, oneOfAll(event))])),
  [TEST_EVENT]: described(TEST_EVENT, schemaOf(testMessage, "output")),
});

const oneOfAll = (event: string): JsonSchema => ({
  allOf: [
    { $ref: `#/components/schemas/${MESSAGE}` },
    { type: "object", properties: { type: { const: event } } },
  ],
});

const described = (event: keyof typeof WEBHOOK_WORDS, schema: JsonSchema) => ({
  post: {
    summary: WEBHOOK_WORDS[event],
    tags: ["webhooks"],
    security: [],
    parameters,
    requestBody: {
      required: true,
      content: { "application/json": { schema, example: webhookExamples.messages[event] } },
    },
    responses: {
      "2XX": { description: "The receiver has it." },
      default: { description: "It comes again later, under the same webhook-id." },
    },
  },
});
