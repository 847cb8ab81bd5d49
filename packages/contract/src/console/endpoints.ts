import type * as z from "zod/mini";
import type { Schema } from "../shared/calls/endpoint.ts";
import { areaEndpoints } from "./areas/area-endpoints.ts";
import { byPhoneEndpoints } from "./by-phone/by-phone-endpoints.ts";
import type { ConsoleCallName } from "./calls.ts";
import { careEndpoints } from "./care/care-endpoints.ts";
import type { ConsoleEndpoint } from "./console-endpoint.ts";
import { dataEndpoints } from "./data/data-endpoints.ts";
import { countingEndpoints } from "./counting/counting-endpoints.ts";
import { deskEndpoints } from "./desk/desk-endpoints.ts";
import { manyEndpoints } from "./many/many-endpoints.ts";
import { reportEndpoints } from "./reports/report-endpoints.ts";
import { routeEndpoints } from "./route/route-endpoints.ts";
import { runEndpoints } from "./runs/run-endpoints.ts";
import { listEndpoints } from "./lists/list-endpoints.ts";
import { shopEndpoints } from "./shop/shop-endpoints.ts";
import { signInEndpoints } from "./sign-in/sign-in-endpoints.ts";
import { staffEndpoints } from "./staff/staff-endpoints.ts";
import { systemEndpoints } from "./system/system-endpoints.ts";
import { webhookCallEndpoints } from "./webhooks/webhook-endpoints.ts";

export const consoleEndpoints = {
  ...signInEndpoints,
  ...staffEndpoints,
  ...deskEndpoints,
  ...manyEndpoints,
  ...runEndpoints,
  ...routeEndpoints,
  ...webhookCallEndpoints,
  ...byPhoneEndpoints,
  ...careEndpoints,
  ...dataEndpoints,
  ...areaEndpoints,
  ...countingEndpoints,
  ...reportEndpoints,
  ...listEndpoints,
  ...shopEndpoints,
  ...systemEndpoints,
} as const satisfies Record<ConsoleCallName, ConsoleEndpoint>;

export type ConsoleEndpoints = typeof consoleEndpoints;
type Part<N extends ConsoleCallName, K extends string> = ConsoleEndpoints[N] extends {
  readonly [P in K]: infer S extends Schema;
}
  ? S
  : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What these calls take and give, for a client. */
export type ConsoleCallTypes = {
  [N in ConsoleCallName]: {
    params: Input<Part<N, "params">>;
    query: Input<Part<N, "query">>;
    body: Input<Part<N, "body">>;
    response: ConsoleResponseOf<N>;
  };
};
export type ConsoleResponseOf<N extends ConsoleCallName> = z.output<
  ConsoleEndpoints[N]["response"]
>;
