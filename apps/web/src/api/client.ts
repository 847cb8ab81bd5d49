import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { createClient, type Authorise, type Client } from "@waslijn/api-client/client.ts";
import { calls } from "@waslijn/contract/calls/customer";
import type {
  BodyOf,
  EndpointName,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "@waslijn/contract/customer/endpoints";
import type { CallDescription } from "@waslijn/contract/shared/endpoint";
import { uuid } from "../lib/uuid.ts";
import { refreshOnce, refreshRunning } from "./refresh-once.ts";
import { counted } from "./running-calls.ts";
import { send } from "./send.ts";
import { session } from "./session.ts";

type CallsOf<Name extends EndpointName> = {
  [N in Name]: {
    params: ParamsOf<N>;
    query: QueryOf<N>;
    body: BodyOf<N>;
    response: ResponseOf<N>;
  };
};

/** Sends the session's token; an expired one is refreshed once and the call retried (SESS-14, SESS-17). */
const authorise: Authorise = async (attempt) => {
  await refreshRunning();
  const { token } = session.holder;
  try {
    return await attempt(bearer(token));
  } catch (error) {
    if (!isExpired(error)) throw error;
    await refreshOnce(token);
    return attempt(bearer(session.holder.token));
  }
};

const bearer = (token: string): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const isExpired = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 401 && error.is("expired_token");

/**
 * Client of one table of calls; separate tables load only with the pages that need them. Bearer calls send the
 * session's token; the others are authorised by the link or code in the path. Calls count in `runningCalls`.
 */
export function clientOf<Name extends EndpointName>(
  table: Record<Name, CallDescription>,
): Client<CallsOf<Name>> {
  const client = createClient<CallsOf<Name>>({ calls: table, send, authorise, newKey: uuid });
  return (name, ...options) => counted(() => client(name, ...options));
}

export const call = clientOf(calls);
