import type { CallDescription } from "@waslijn/contract/shared/endpoint";
import { IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import { ApiFailure } from "./api-failure.ts";
import type { CallInput, Credentials } from "./call-input.ts";

export type HeaderValues = Record<string, string>;

/** How an app reaches the API. */
export type Connection = {
  /** Where the API is, without a slash at the end. */
  base: () => string;
  /** What the app sends along with a call, whoever makes it. */
  headers: (call: CallDescription) => HeaderValues;
  /** Whether the browser sends the cookies of the API's own origin along. */
  cookies: "omit" | "same-origin";
};

/** Sends one request and reads its answer; anything but success is an ApiFailure. */
export type Send = (
  call: CallDescription,
  input: CallInput,
  proof?: HeaderValues,
) => Promise<unknown>;

/** Longer than any answer takes: after it the connection counts as lost. */
const PATIENCE_MS = 20_000;

export const sendThrough =
  (connection: Connection): Send =>
  async (call, input, proof) => {
    const { response, body } = await ask(connection.base() + pathOf(call, input), input.signal, {
      method: call.method,
      headers: { ...connection.headers(call), ...headersOf(call, input), ...proof },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      credentials: call.proof ? "same-origin" : connection.cookies,
      keepalive: input.outlivesPage === true,
    });
    if (!response.ok) throw new ApiFailure(response.status, body);
    return body;
  };

type Answer = { response: Response; body: unknown };

async function ask(url: string, signal: AbortSignal | undefined, init: RequestInit) {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const patience = setTimeout(end, PATIENCE_MS);
  signal?.addEventListener("abort", end);
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, { ...init, signal: ending.signal });
    return { response, body: await bodyOf(response) } satisfies Answer;
  } catch (error) {
    // Whoever gave up does not take it for a lost connection.
    signal?.throwIfAborted();
    throw error instanceof ApiFailure ? error : new ApiFailure();
  } finally {
    clearTimeout(patience);
    signal?.removeEventListener("abort", end);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiFailure(response.status);
  }
}

/** Where a call goes, below the API's base. */
export function pathOf({ path }: CallDescription, { params = {}, query = {} }: CallInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${filled}${given.length ? `?${new URLSearchParams(given)}` : ""}`;
}

function headersOf(call: CallDescription, { body, credentials, key }: CallInput): HeaderValues {
  return {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(credentials ? { authorization: basic(credentials) } : {}),
    ...(call.placement && key ? { [IDEMPOTENCY_HEADER]: key } : {}),
  };
}

/** The pair is UTF-8 before base64 (API-07). */
function basic({ username, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
