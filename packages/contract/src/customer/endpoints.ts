import * as z from "zod/mini";
import type { Endpoint, Schema } from "../shared/endpoint.ts";
import { accountEndpoints } from "./accounts.ts";
import { assistantEndpoints } from "./assistants.ts";
import { payEndpoints } from "./bills.ts";
import { careEndpoints } from "./care.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { clientFailureEndpoints } from "./client-failures.ts";
import { locationEndpoints } from "./locations.ts";
import { againEndpoints, linkEndpoints, orderFileEndpoints } from "./order-link.ts";
import { placingEndpoints } from "./orders.ts";
import { planEndpoints } from "./plans.ts";
import { timeEndpoints } from "./times.ts";

/**
 * Every customer call, in the tables that browsers load: most pages need the first, the other ones are separate chunks.
 */
export const endpointTables = {
  customer: {
    ...accountEndpoints,
    ...timeEndpoints,
    ...locationEndpoints,
    ...placingEndpoints,
    ...catalogueEndpoints,
    ...clientFailureEndpoints,
  },
  orderLink: linkEndpoints,
  orderAgain: againEndpoints,
  orderFiles: orderFileEndpoints,
  bills: payEndpoints,
  assistants: assistantEndpoints,
  care: careEndpoints,
  plans: planEndpoints,
} as const satisfies Record<string, Record<string, Endpoint>>;

export const endpoints = {
  ...endpointTables.orderLink,
  ...endpointTables.orderAgain,
  ...endpointTables.orderFiles,
  ...endpointTables.bills,
  ...endpointTables.assistants,
  ...endpointTables.care,
  ...endpointTables.plans,
  ...endpointTables.customer,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
type Part<E, K extends string> = E extends { readonly [P in K]: infer S } ? S : undefined;

export type ResponseOf<N extends EndpointName> = Output<Endpoints[N]["response"]>;
export type BodyOf<N extends EndpointName> = Input<Part<Endpoints[N], "body">>;
export type QueryOf<N extends EndpointName> = Input<Part<Endpoints[N], "query">>;
export type ParamsOf<N extends EndpointName> = Input<Part<Endpoints[N], "params">>;
