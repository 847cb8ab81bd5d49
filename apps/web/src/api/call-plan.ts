import { createClient, type Client } from "@waslijn/api-client/client.ts";
import { planCalls } from "@waslijn/contract/calls/plans";
import { uuid } from "../lib/uuid.ts";
import type { CallsOf } from "./calls-of.ts";
import { counted } from "./running-calls.ts";
import { send } from "./send.ts";

type PlanCalls = CallsOf<keyof typeof planCalls>;

/** The link of any of its orders is the key to a plan. */
const client = createClient<PlanCalls>({
  calls: planCalls,
  send,
  authorise: (attempt) => attempt({}),
  newKey: uuid,
});

export const callPlan: Client<PlanCalls> = (name, ...options) =>
  counted(() => client(name, ...options));
