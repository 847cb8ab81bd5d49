import type { CallDescription } from "@waslijn/contract/shared/endpoint";
import type { CallInput } from "./call-input.ts";
import type { HeaderValues, Send } from "./send.ts";

/** Input and response types of one call in the contract; `undefined` where it takes nothing. */
export type CallTypes = { params: unknown; query: unknown; body: unknown; response: unknown };

type Part<K extends string, T> = [T] extends [undefined] ? unknown : Record<K, T>;

type Options<T extends CallTypes> = Part<"params", T["params"]> &
  Part<"query", T["query"]> &
  Part<"body", T["body"]> &
  Pick<CallInput, "key" | "signal" | "credentials" | "outlivesPage">;

/** Options may be left out where the call takes neither parameters nor a body. */
type Arguments<T extends CallTypes> =
  object extends Options<T> ? [options?: Options<T>] : [options: Options<T>];

/** Makes one call of the contract. Throws an ApiFailure when the call is refused or no response arrives. */
export type Client<T extends Record<string, CallTypes>> = <N extends keyof T>(
  name: N,
  ...options: Arguments<T[N]>
) => Promise<T[N]["response"]>;

/**
 * Runs an attempt with the caller's authentication headers and may retry it with refreshed ones. An app that
 * authenticates by cookie passes none.
 */
export type Authorise = (attempt: (proof: HeaderValues) => Promise<unknown>) => Promise<unknown>;

type Deps<T> = {
  calls: Record<keyof T, CallDescription>;
  send: Send;
  authorise: Authorise;
  newKey: () => string;
};

export function createClient<T extends Record<string, CallTypes>>({
  calls,
  send,
  authorise,
  newKey,
}: Deps<T>): Client<T> {
  return async (name, ...[options]) => {
    const call = calls[name];
    const callInput = (options ?? {}) as CallInput;
    // A call and its retry share one Idempotency-Key.
    const input = call.placement && !callInput.key ? { ...callInput, key: newKey() } : callInput;
    if (call.auth !== "bearer") return send(call, input);
    return authorise((proof) => send(call, input, proof));
  };
}
