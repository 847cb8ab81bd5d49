import type {
  BodyOf,
  EndpointName,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "@waslijn/contract/customer/endpoints";
import { assistantCalls } from "@waslijn/contract/customer/assistants/assistant-calls";
import { calls } from "@waslijn/contract/customer/calls";
import { careCalls } from "@waslijn/contract/customer/care-calls";
import { linkCalls } from "@waslijn/contract/customer/link-calls";
import { payCalls } from "@waslijn/contract/customer/pay-calls";
import { planCalls } from "@waslijn/contract/customer/plans/plan-calls";
import type { CallDescription } from "@waslijn/contract/shared/calls/call-description";

/** What each call takes and gives. */
export type Calls = {
  [N in Callable]: {
    params: ParamsOf<N>;
    query: QueryOf<N>;
    body: BodyOf<N>;
    response: ResponseOf<N>;
  };
};

/** Not among them: the live channel, and photos, which are sent and shown as they are. */
type ForBrowsers = "followOrder" | "orderPhoto" | "sendPhotoPiece";
type Callable = Exclude<Extract<keyof typeof described, EndpointName>, ForBrowsers>;

export const described = {
  ...calls,
  ...linkCalls,
  ...payCalls,
  ...assistantCalls,
  ...careCalls,
  ...planCalls,
} as const satisfies Record<string, CallDescription>;
