import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import type { RouteOptions } from "fastify";
import type { z } from "zod/mini";

export type Output<E, K extends string> = E extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;

type Served = Pick<
  Endpoint,
  "method" | "path" | "params" | "query" | "body" | "response" | "status"
>;

/** The Fastify route of a call of the contract, with its schemas. */
export const routeOf = (
  name: string,
  { method, path, params, query, body, response, status }: Served,
): Pick<RouteOptions, "method" | "url" | "schema"> => ({
  method,
  url: path,
  schema: {
    operationId: name,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(status !== 204 && { response: { [status]: response } }),
  },
});
