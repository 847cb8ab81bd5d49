import recorded from "./examples.json" with { type: "json" };

/** Request and response of a call; files and streams have no response to print. */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  answer?: unknown;
};

/** Recorded by the contract’s test on a server, which fails when they are out of date. */
export const examples: Record<string, Example> = recorded.calls;
/** The message that a subscription receives for each event, and its headers. */
export const webhookExamples: {
  headers: Record<string, string>;
  messages: Record<string, unknown>;
} = recorded.webhooks;
