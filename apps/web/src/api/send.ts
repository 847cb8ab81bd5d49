import type { CallDescription } from "@waslijn/contract/shared/call-description";
import {
  DEFAULT_LANGUAGE,
  DEVICE_HEADER,
  IDEMPOTENCY_HEADER,
} from "@waslijn/contract/shared/constants";
import { readPageData } from "../lib/page-data.ts";
import { readStored } from "../lib/storage.ts";
import { apiBaseFor } from "./api-base.ts";
import { ApiFailure } from "./api-failure.ts";
import { deviceToken } from "./device-token.ts";

export type Credentials = { username: string; password: string };

/** What a request is made of, whatever the call. */
export type Parcel = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  key?: string;
  signal?: AbortSignal;
  credentials?: Credentials;
};

/** Longer than any answer takes: after it the connection counts as lost. */
const PATIENCE_MS = 20_000;

/** Sends one request and reads its answer; anything but success is an ApiFailure. */
export async function send(call: CallDescription, parcel: Parcel, token = ""): Promise<unknown> {
  const { response, body } = await ask(urlOf(call, parcel), parcel.signal, {
    method: call.method,
    headers: headersOf(call, parcel, token),
    ...(parcel.body === undefined ? {} : { body: JSON.stringify(parcel.body) }),
    credentials: "omit",
  });
  if (!response.ok) throw new ApiFailure(response.status, body);
  return body;
}

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

function urlOf({ path }: CallDescription, { params = {}, query = {} }: Parcel): string {
  const base = apiBaseFor(location.hostname, readPageData().settings.apiHosts);
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${base}${filled}${given.length ? `?${new URLSearchParams(given)}` : ""}`;
}

function headersOf(call: CallDescription, parcel: Parcel, token: string): HeadersInit {
  return {
    "accept-language": readStored("lang") || DEFAULT_LANGUAGE,
    ...(parcel.body === undefined ? {} : { "content-type": "application/json" }),
    ...(parcel.credentials ? { authorization: basic(parcel.credentials) } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(call.placement ? { [DEVICE_HEADER]: deviceToken() } : {}),
    ...(call.placement && parcel.key ? { [IDEMPOTENCY_HEADER]: parcel.key } : {}),
  };
}

/** The pair is UTF-8 before base64 (API-07). */
function basic({ username, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
