import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { CALLER_DOCUMENTS_LIMIT, CLIENT_DOCUMENTS_LIMIT } from "../../../http/limits/limits.ts";
import { hasRoom, takeCallersHit } from "../../../http/limits/rate-limits.ts";
import { fetchDocument } from "../../../outside/fetch-document.ts";
import { OAuthError } from "./oauth-error.ts";
import { sealed, unsealed } from "./sealed.ts";

export type OAuthClient = {
  id: string;
  name: string;
  /** Host of the metadata document, which only its owner can publish; null for a registered client. */
  host: string | null;
  redirectUris: readonly string[];
};

const clientMetadata = z.object({
  client_name: z.optional(z.string()),
  redirect_uris: z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(20)),
  token_endpoint_auth_method: z.optional(z.string()),
});
const clientDocument = z.extend(clientMetadata, { client_id: z.string() });

const USE = "oauth client";
const MOST_ID = 2500;
const MOST_NAME = 60;
const CACHE = { max: 500, ttl: 10 * 60_000 };

/**
 * Dynamic registration (RFC 7591) that stores nothing: the client_id is a signed copy of the metadata. So nobody can
 * fill a table, and a client_id that an assistant remembers never becomes unknown.
 */
export function registerClient({ secrets }: Pick<Deps, "secrets">, body: unknown) {
  const parsed = clientMetadata.safeParse(body);
  if (!parsed.success) {
    throw new OAuthError("invalid_client_metadata", "redirect_uris is missing or not a short list");
  }
  const { redirect_uris: uris, client_name: name } = parsed.data;
  checkRedirects(uris);
  const client = { name: cleanName(name) || hostOf(uris), uris };
  const id = sealed(secrets, USE, client);
  if (id.length > MOST_ID) {
    throw new OAuthError("invalid_client_metadata", "redirect_uris are too long");
  }
  return {
    client_id: id,
    client_name: client.name,
    redirect_uris: uris,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
  };
}

/**
 * Finds clients by id: a registered one by its signature, one with a metadata document by reading that. Documents are
 * cached per node. Throws `invalid_client`, or `too_many_requests` for a caller who names one document after another.
 */
export function openClients(
  deps: Deps,
): (id: string, request: FastifyRequest) => Promise<OAuthClient> {
  const documents = new LRUCache<string, OAuthClient>(CACHE);
  return async (id, request) => {
    if (!/^https?:/i.test(id)) return registered(deps, id);
    const known = documents.get(id);
    if (known) return known;
    const client = await readClientDocument(deps, id, request);
    documents.set(id, client);
    return client;
  };
}

function registered({ secrets }: Deps, id: string): OAuthClient {
  const client = unsealed(secrets, USE, id) as { name: string; uris: string[] } | undefined;
  if (!client) throw new OAuthError("invalid_client", "unknown client_id");
  return { id, name: client.name, host: null, redirectUris: client.uris };
}

async function readClientDocument(
  deps: Deps,
  id: string,
  request: FastifyRequest,
): Promise<OAuthClient> {
  const url = documentUrl(id);
  if (!url) throw new OAuthError("invalid_client", "client_id is not a usable https URL");
  await takeCallersHit(deps, request, "client-documents", CALLER_DOCUMENTS_LIMIT);
  if (!(await hasRoom(deps, "client-documents", CLIENT_DOCUMENTS_LIMIT))) {
    throw new OAuthError("temporarily_unavailable", "too many metadata documents to read");
  }
  const read = deps.fetchDocument ?? fetchDocument;
  // Why it failed is not told: that would let anyone scan hosts through us.
  const document = clientDocument.safeParse(await read(id).catch(() => undefined));
  if (!document.success || document.data.client_id !== id) {
    throw new OAuthError("invalid_client", "the metadata document could not be used");
  }
  const { client_name, redirect_uris, token_endpoint_auth_method = "none" } = document.data;
  if (token_endpoint_auth_method !== "none") {
    throw new OAuthError("invalid_client", "only token_endpoint_auth_method none is supported");
  }
  checkRedirects(redirect_uris);
  const name = cleanName(client_name) || url.host;
  // With its port: a service on another one may be somebody else's.
  return { id, name, host: url.host, redirectUris: redirect_uris };
}

/** An https URL with a path and nothing that could make two texts mean one document. */
function documentUrl(id: string): URL | undefined {
  const url = id.length <= 500 ? URL.parse(id) : null;
  const isPlain =
    url?.protocol === "https:" &&
    url.href === id &&
    url.pathname !== "/" &&
    !url.username &&
    !url.password &&
    !url.hash;
  return url && isPlain ? url : undefined;
}

function checkRedirects(uris: readonly string[]): void {
  if (!uris.every(isRedirect)) {
    throw new OAuthError(
      "invalid_redirect_uri",
      "redirect_uris must be https, or http on loopback",
    );
  }
}

function isRedirect(uri: string): boolean {
  const url = URL.parse(uri);
  if (!url || url.hash || uri.includes("#") || url.username || url.password) return false;
  return url.protocol === "https:" || isLoopback(url);
}

/** A program on the customer's own device. */
export const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && ["127.0.0.1", "[::1]", "localhost"].includes(hostname);

/** Exact match; on loopback the port may differ (RFC 8252, 7.3). */
export const hasRedirect = ({ redirectUris }: OAuthClient, asked: string): boolean =>
  isRedirect(asked) &&
  redirectUris.some((one) => one === asked || (isLoopback(new URL(asked)) && samePath(one, asked)));

function samePath(one: string, other: string): boolean {
  const [first, second] = [new URL(one), new URL(other)];
  first.port = "";
  second.port = "";
  return first.href === second.href;
}

/** One short line without control characters and direction marks, for the consent page. */
function cleanName(name = ""): string {
  const line = name
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return Array.from(line).slice(0, MOST_NAME).join("");
}

/** For a client without a name. */
const hostOf = ([uri = ""]: readonly string[]): string => new URL(uri).hostname;
