import { createClient, type Client } from "@waslijn/api-client/client.ts";
import { payCalls } from "@waslijn/contract/calls/bills";
import { uuid } from "../lib/uuid.ts";
import type { CallsOf } from "./calls-of.ts";
import { counted } from "./running-calls.ts";
import { send } from "./send.ts";

type PayCalls = CallsOf<keyof typeof payCalls>;

/** The code in a bill's link is the only key. */
const client = createClient<PayCalls>({
  calls: payCalls,
  send,
  authorise: (attempt) => attempt({}),
  newKey: uuid,
});

export const callByCode: Client<PayCalls> = (name, ...options) =>
  counted(() => client(name, ...options));
