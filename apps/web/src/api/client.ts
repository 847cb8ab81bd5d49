import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { createClient, type Authorise, type Client } from "@waslijn/api-client/client.ts";
import { calls } from "@waslijn/contract/calls/customer";
import type { CallsOf } from "./calls-of.ts";
import { uuid } from "../lib/uuid.ts";
import { refreshOnce, refreshRunning } from "./refresh-once.ts";
import { counted } from "./running-calls.ts";
import { send } from "./send.ts";
import { session } from "./session.ts";

type CustomerCalls = CallsOf<keyof typeof calls>;

/** As whoever is here; an expired token is refreshed once and the call made again (SESS-14, SESS-17). */
export const authorise: Authorise = async (attempt) => {
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

const client = createClient<CustomerCalls>({ calls, send, authorise, newKey: uuid });

/** Makes one call of the contract, and counts it as long as it runs. */
export const call: Client<CustomerCalls> = (name, ...options) =>
  counted(() => client(name, ...options));
