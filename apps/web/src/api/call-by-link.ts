import { createClient, type Client } from "@waslijn/api-client/client.ts";
import { linkCalls } from "@waslijn/contract/calls/order-link";
import { uuid } from "../lib/uuid.ts";
import type { CallsOf } from "./calls-of.ts";
import { counted } from "./running-calls.ts";
import { send } from "./send.ts";

type LinkCalls = CallsOf<keyof typeof linkCalls>;

/** The link is the only key. */
const client = createClient<LinkCalls>({
  calls: linkCalls,
  send,
  authorise: (attempt) => attempt({}),
  newKey: uuid,
});

/** Makes one call by a mailed link, and counts it as long as it runs. */
export const callByLink: Client<LinkCalls> = (name, ...options) =>
  counted(() => client(name, ...options));
