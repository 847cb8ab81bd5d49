import { nothing } from "../../shared/calls/endpoint.ts";
import type { ConsoleEndpoint } from "../console-endpoint.ts";
import { webhookCalls } from "./webhook-calls.ts";
import {
  addWebhookBody,
  changeWebhookBody,
  deliveriesQuery,
  deliveryParams,
  webhookDeliveries,
  webhookEndpoint,
  webhookEndpoints,
  webhookParams,
  webhookWithSecret,
} from "./webhooks.ts";

export const webhookCallEndpoints = {
  listWebhooks: {
    ...webhookCalls.listWebhooks,
    summary: "Whom we tell what happens to orders",
    response: webhookEndpoints,
    status: 200,
    problems: [],
  },
  addWebhook: {
    ...webhookCalls.addWebhook,
    summary: "Tell another receiver; the answer holds its secret, which is not shown again",
    body: addWebhookBody,
    response: webhookWithSecret,
    status: 201,
    problems: ["not_possible_now"],
  },
  changeWebhook: {
    ...webhookCalls.changeWebhook,
    summary: "Tell a receiver of other events, pause it or let it go on",
    params: webhookParams,
    body: changeWebhookBody,
    response: webhookEndpoint,
    status: 200,
    problems: ["not_found"],
  },
  removeWebhook: {
    ...webhookCalls.removeWebhook,
    summary: "Tell a receiver nothing more, and forget what was sent to it",
    params: webhookParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
  renewWebhookSecret: {
    ...webhookCalls.renewWebhookSecret,
    summary: "Give a receiver a new secret; for a day messages carry both signatures",
    params: webhookParams,
    response: webhookWithSecret,
    status: 200,
    problems: ["not_found"],
  },
  testWebhook: {
    ...webhookCalls.testWebhook,
    summary: "Send a receiver a message to try it",
    params: webhookParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
  webhookDeliveries: {
    ...webhookCalls.webhookDeliveries,
    summary: "The newest messages to a receiver, and what became of them",
    params: webhookParams,
    query: deliveriesQuery,
    response: webhookDeliveries,
    status: 200,
    problems: ["not_found"],
  },
  sendDeliveryAgain: {
    ...webhookCalls.sendDeliveryAgain,
    summary: "Send a message again, under the id it had",
    params: deliveryParams,
    response: nothing,
    status: 204,
    problems: ["not_found"],
  },
} as const satisfies Record<keyof typeof webhookCalls, ConsoleEndpoint>;
