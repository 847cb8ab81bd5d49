import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { TestApp } from "./test-app.ts";
import type { ValidRequest } from "./valid-requests.ts";

/** A request of the contract as a client sends it. */
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
  return injectCall(it, endpoints[name], toInject(name, request));
}

/** Event streams never end: the headers of their response suffice. */
export async function injectCall(
  { app }: Pick<TestApp, "app">,
  { stream }: Pick<Endpoint, "stream" | "method">,
  options: InjectOptions,
): Promise<LightMyRequestResponse> {
  if (!stream) return app.inject(options);
  const answer = await app.inject({ ...options, payloadAsStream: true });
  answer.stream().destroy();
  return answer.statusCode < 400 ? answer : app.inject(options);
}
