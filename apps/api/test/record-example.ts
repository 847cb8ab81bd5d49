import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import type { Endpoint } from "@waslijn/contract/shared/endpoint";
import type { LightMyRequestResponse } from "fastify";
import type { Example } from "../src/http/docs/examples.ts";
import { tidyExample } from "./tidy-example.ts";
import type { ValidRequest } from "./valid-requests.ts";

/** The request and response of a call, without credentials. */
export function recordCall(
  name: EndpointName,
  { params, query, body }: ValidRequest,
  answer: LightMyRequestResponse,
): Example {
  const { status, stream, file }: Endpoint = endpoints[name];
  const isPrinted = status !== 204 && !stream && !file;
  return tidyExample({
    params,
    query,
    body,
    ...(isPrinted && { answer: answer.json() }),
  } as Example);
}
