import type { CallDescription } from "@waslijn/contract/shared/endpoint";
import { IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import { ApiFailure } from "./api-failure.ts";
import type { CallInput, Credentials } from "./call-input.ts";

export type HeaderValues = Record<string, string>;

export type Connection = {
  /** Base URL of the API, without a trailing slash. */
  base: () => string;
  /** Headers that the app adds to every call. */
  headers: (call: CallDescription) => HeaderValues;
  /** Value of fetch's `credentials`; calls with `proof` always use "same-origin". */
  cookies: "omit" | "same-origin";
};

/** Sends one request and parses its response. Throws an ApiFailure for anything but success. */
export type Send = (
  call: CallDescription,
  input: CallInput,
  proof?: HeaderValues,
) => Promise<unknown>;

/** Request timeout, longer than any response takes: when it fires, the connection counts as lost. */
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
    // An abort by the caller must not be reported as a lost connection.
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

/** Path and query string of a call, relative to the API's base URL. */
export function pathOf({ path }: CallDescription, { params = {}, query = {} }: CallInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const present = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${filled}${present.length ? `?${new URLSearchParams(present)}` : ""}`;
}

function headersOf(call: CallDescription, { body, credentials, key }: CallInput): HeaderValues {
  return {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(credentials ? { authorization: basic(credentials) } : {}),
    ...(call.placement && key ? { [IDEMPOTENCY_HEADER]: key } : {}),
  };
}

/** User name and password are encoded as UTF-8 before base64 (API-07). */
function basic({ username, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
