import { endpoints, type Endpoint, type EndpointName } from "@waslijn/contract/customer/endpoints";
import type { LightMyRequestResponse } from "fastify";
import type { Example } from "../src/http/docs/examples.ts";
import { addEndpoint } from "../src/modules/webhooks/change-endpoint.ts";
import { writeWebhook } from "../src/modules/webhooks/write-webhook.ts";
import { placeOrder } from "./order-life.ts";
import type { TestApp } from "./test-app.ts";
import { tidyExample } from "./tidy-example.ts";
import type { ValidRequest } from "./valid-requests.ts";

/** What a call was sent and answered; credentials are told elsewhere. */
export function recordCall(
  name: EndpointName,
  { params, query, body }: ValidRequest,
  answer: LightMyRequestResponse,
): Example {
  const { status, stream, file }: Endpoint = endpoints[name];
  const isPrinted = status !== 204 && !stream && !file;
  return tidyExample({
    params,
    query,
    body,
    ...(isPrinted && { answer: answer.json() }),
  } as Example);
}

/** What a receiver is told of an order that was just placed. */
export async function recordWebhook(it: TestApp) {
  const { db } = it.deps;
  const receiver = { url: "https://receiver.example/hook", events: ["order.placed" as const] };
  await addEndpoint(it.deps, "examples", receiver);
  await placeOrder(it);
  const rows = db.selectFrom("outbox").selectAll().where("channel", "=", "webhook");
  const message = await writeWebhook(it.deps, await rows.executeTakeFirstOrThrow());
  if (!message) throw new Error("Nobody was told of the order.");
  await db.deleteFrom("webhook_endpoints").execute();
  return tidyExample({ headers: message.headers, body: JSON.parse(message.body) });
}
