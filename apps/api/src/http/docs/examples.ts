import recorded from "./examples.json" with { type: "json" };

/** What a call was sent and what it answered; files and streams have no answer to print. */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  answer?: unknown;
};

/** As the contract’s test saw them on a server; it fails when they are out of date. */
export const examples: Record<string, Example> = recorded.calls;
/** What a receiver is sent for each event, and the headers that come with it. */
export const webhookExamples: {
  headers: Record<string, string>;
  messages: Record<string, unknown>;
} = recorded.webhooks;
