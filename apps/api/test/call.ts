import { endpoints, type Endpoint, type EndpointName } from "@waslijn/contract/customer/endpoints";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { TestApp } from "./test-app.ts";
import type { ValidRequest } from "./valid-requests.ts";

/** A request of the contract as a client would write it. */
export function toInject(
  name: EndpointName,
  { params, query, body, headers }: ValidRequest,
): InjectOptions {
  const { method, path }: Endpoint = endpoints[name];
  const values: Record<string, string> = { ...params };
  const url = path.replace(/:(\w+)/g, (_, field: string) =>
    encodeURIComponent(values[field] ?? ""),
  );
  return {
    method,
    url: `/api${url}`,
    ...(query !== undefined && { query: query as Record<string, string> }),
    ...(body !== undefined && { payload: body }),
    headers: { "accept-language": "en", ...headers },
  };
}

export async function call(
  it: TestApp,
  name: EndpointName,
  request: ValidRequest,
): Promise<LightMyRequestResponse> {
  const { stream }: Endpoint = endpoints[name];
  const answer = await it.app.inject({
    ...toInject(name, request),
    ...(stream && { payloadAsStream: true }),
  });
  // Events would go on for ever; how they begin is answer enough.
  if (stream) answer.stream().destroy();
  return answer;
}
