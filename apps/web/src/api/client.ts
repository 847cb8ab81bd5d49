import { calls, type CallName } from "@waslijn/contract/customer/calls";
import type { CallDescription } from "@waslijn/contract/shared/call-description";
import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from "@waslijn/contract/customer/endpoints";
import { uuid } from "../lib/uuid.ts";
import { ApiFailure } from "./api-failure.ts";
import { refreshOnce, refreshRunning } from "./refresh-once.ts";
import { counted } from "./running-calls.ts";
import { send, type Credentials, type Parcel } from "./send.ts";
import { sessionTokens } from "./session-tokens.ts";

type Given<K extends string, T> = [T] extends [undefined] ? unknown : Record<K, T>;

export type CallOptions<N extends CallName> = Given<"params", ParamsOf<N>> &
  Given<"query", QueryOf<N>> &
  Given<"body", BodyOf<N>> & {
    /** The Idempotency-Key of a placement; a fresh one where none is given. */
    key?: string;
    signal?: AbortSignal;
    /** The pair for HTTP Basic, on the one call that takes it. */
    credentials?: Credentials;
  };

/** Options may be left out where the call takes neither parameters nor a body. */
type Arguments<N extends CallName> =
  Record<never, never> extends CallOptions<N>
    ? [options?: CallOptions<N>]
    : [options: CallOptions<N>];

/**
 * Makes one call of the contract. Throws an ApiFailure for a refusal and for no answer at all; an
 * expired token is refreshed once and the call made again (SESS-14, SESS-17).
 */
export async function call<N extends CallName>(
  name: N,
  ...[options]: Arguments<N>
): Promise<ResponseOf<N>> {
  const description: CallDescription = calls[name];
  const given = (options ?? {}) as Parcel;
  // One key for the call and its retry.
  const parcel = description.placement && !given.key ? { ...given, key: uuid() } : given;
  return (await counted(() => callAs(description, parcel))) as ResponseOf<N>;
}

async function callAs(description: CallDescription, parcel: Parcel): Promise<unknown> {
  if (description.auth !== "bearer") return send(description, parcel);
  await refreshRunning();
  const { token } = sessionTokens();
  try {
    return await send(description, parcel, token);
  } catch (error) {
    if (!isExpired(error)) throw error;
    await refreshOnce(token);
    return send(description, parcel, sessionTokens().token);
  }
}

const isExpired = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 401 && error.is("expired_token");
