import { nothing, type Endpoint } from "../../shared/calls/endpoint.ts";
import { assistantCalls } from "./assistant-calls.ts";
import { allowAssistantBody, assistantAllowed, assistantParams, assistants } from "./assistants.ts";

/** What a customer lets assistants do at `/mcp`. */
export const assistantEndpoints = {
  listAssistants: {
    ...assistantCalls.listAssistants,
    summary: "The assistants that may order for the logged-in customer",
    callers: ["user"],
    response: assistants,
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
  allowAssistant: {
    ...assistantCalls.allowAssistant,
    summary:
      "Let an assistant order, up to an amount and for some days; the answer holds its token, which is not shown again",
    callers: ["user"],
    body: allowAssistantBody,
    response: assistantAllowed,
    status: 201,
    problems: ["unauthorized", "expired_token", "forbidden", "email_unconfirmed"],
  },
  stopAssistant: {
    ...assistantCalls.stopAssistant,
    summary: "Let an assistant order no more; one that may not order stays so",
    callers: ["user"],
    params: assistantParams,
    response: nothing,
    status: 204,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
} as const satisfies Record<string, Endpoint>;
