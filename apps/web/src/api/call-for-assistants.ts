import { createClient, type Client } from "@waslijn/api-client/client.ts";
import { assistantCalls } from "@waslijn/contract/calls/assistants";
import { uuid } from "../lib/uuid.ts";
import type { CallsOf } from "./calls-of.ts";
import { authorise } from "./client.ts";
import { counted } from "./running-calls.ts";
import { send } from "./send.ts";

type AssistantCalls = CallsOf<keyof typeof assistantCalls>;

const client = createClient<AssistantCalls>({
  calls: assistantCalls,
  send,
  authorise,
  newKey: uuid,
});

/** What somebody who is logged in lets assistants do; few come here, so these calls have a file of their own. */
export const callForAssistants: Client<AssistantCalls> = (name, ...options) =>
  counted(() => client(name, ...options));
