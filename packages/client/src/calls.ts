import type {
  BodyOf,
  EndpointName,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "@waslijn/contract/customer/endpoints";
import { assistantCalls } from "@waslijn/contract/calls/assistants";
import { calls } from "@waslijn/contract/calls/customer";
import { careCalls } from "@waslijn/contract/calls/care";
import { againCalls } from "@waslijn/contract/calls/order-again";
import { linkCalls } from "@waslijn/contract/calls/order-link";
import { payCalls } from "@waslijn/contract/calls/bills";
import { planCalls } from "@waslijn/contract/calls/plans";
import type { CallDescription } from "@waslijn/contract/shared/endpoint";

/** Input and response of each call. */
export type Calls = {
  [N in Callable]: {
    params: ParamsOf<N>;
    query: QueryOf<N>;
    body: BodyOf<N>;
    response: ResponseOf<N>;
  };
};

/** Left out: the live channel, and photos, which are not JSON. */
type ForBrowsers = "followOrder" | "orderPhoto" | "sendPhotoPiece";
type Callable = Exclude<Extract<keyof typeof described, EndpointName>, ForBrowsers>;

export const described = {
  ...calls,
  ...linkCalls,
  ...againCalls,
  ...payCalls,
  ...assistantCalls,
  ...careCalls,
  ...planCalls,
} as const satisfies Record<string, CallDescription>;
