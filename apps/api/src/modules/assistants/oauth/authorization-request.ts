import { ASSISTANT_SCOPES, type AssistantScope } from "@waslijn/contract/customer/assistant-limits";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import { hasRedirect, isLoopback, type OAuthClient } from "./clients.ts";
import { OAuthError } from "./oauth-error.ts";
import { sealed, unsealed } from "./sealed.ts";

/** A checked authorization request. The browser carries it to the consent page, signed. */
export type AuthorizationRequest = {
  clientId: string;
  name: string;
  host: string | null;
  redirectUri: string;
  state: string | null;
  challenge: string;
  asks: AssistantScope[];
  resource: string;
  issuer: string;
  endsAt: number;
};

/** Enough to log in first, or to recover a password. */
const MINUTES = 30;
const MOST_STATE = 2000;
const USE = "oauth request";
const CHALLENGE = /^[\w-]{43}$/;

type Signer = Pick<Deps, "secrets" | "clock">;

/** Reads a parameter; RFC 6749 forbids repeating one. */
export function param(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name);
  if (more.length > 0) throw new OAuthError("invalid_request", `${name} is repeated`);
  return value || undefined;
}

/** The client and redirect URI of a request. Until these are right, nothing may be sent to that URI. */
export async function requester(
  query: URLSearchParams,
  findClient: (id: string) => Promise<OAuthClient>,
): Promise<{ client: OAuthClient; redirectUri: string }> {
  const client = await findClient(param(query, "client_id") ?? "");
  const redirectUri = param(query, "redirect_uri") ?? "";
  if (!hasRedirect(client, redirectUri)) {
    throw new OAuthError("invalid_request", "redirect_uri is not one of the client's");
  }
  return { client, redirectUri };
}

/** Checks the rest of a request and signs it for the consent page. Throws what the client should be told. */
export function signedRequest(
  { secrets, clock }: Signer,
  query: URLSearchParams,
  { client, redirectUri }: Awaited<ReturnType<typeof requester>>,
  { resource, issuer }: { resource: string; issuer: string },
): string {
  if (param(query, "response_type") !== "code") {
    throw new OAuthError("unsupported_response_type", "response_type must be code");
  }
  const challenge = param(query, "code_challenge") ?? "";
  if (param(query, "code_challenge_method") !== "S256" || !CHALLENGE.test(challenge)) {
    throw new OAuthError("invalid_request", "PKCE with code_challenge_method S256 is required");
  }
  checkResource(query, resource);
  const state = param(query, "state") ?? null;
  if (state && state.length > MOST_STATE) {
    throw new OAuthError("invalid_request", "state is too long");
  }
  return sealed(secrets, USE, {
    clientId: client.id,
    name: client.name,
    host: client.host,
    redirectUri,
    state,
    challenge,
    asks: scopesOf(param(query, "scope")),
    resource,
    issuer,
    endsAt: clock.now().getTime() + MINUTES * 60_000,
  } satisfies AuthorizationRequest);
}

/** A token is for this MCP server only; a client that names none means the only one there is. */
export function checkResource(query: URLSearchParams, resource: string): void {
  if (query.getAll("resource").some((asked) => asked !== resource)) {
    throw new OAuthError("invalid_target", `the only resource here is ${resource}`);
  }
}

/** Known scopes that are asked for; all when none is named. Reading is always included. */
function scopesOf(scope: string | undefined): AssistantScope[] {
  if (scope === undefined) return [...ASSISTANT_SCOPES];
  const asked = scope.split(" ");
  const known = ASSISTANT_SCOPES.filter((one) => asked.includes(one));
  if (known.length === 0) throw new OAuthError("invalid_scope", "none of the scopes is known");
  return ASSISTANT_SCOPES.filter((one) => one === "read" || known.includes(one));
}

/** Throws `link_invalid` for a request that was changed or has expired. */
export function readRequest({ secrets, clock }: Signer, text: string): AuthorizationRequest {
  const request = unsealed(secrets, USE, text) as AuthorizationRequest | undefined;
  if (!request || request.endsAt < clock.now().getTime()) throw new ApiProblem("link_invalid");
  return request;
}

/** Host that the browser returns to; null for a program on the customer's device. */
export function returnHostOf({ redirectUri }: AuthorizationRequest): string | null {
  const url = new URL(redirectUri);
  return isLoopback(url) ? null : url.host;
}

type Answer = { redirectUri: string; state: string | null; issuer: string };

/** The client's redirect URI with our answer; `iss` tells the client which server answered (RFC 9207). */
export function answerUri(
  { redirectUri, state, issuer }: Answer,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  const params = { ...answer, ...(state !== null && { state }), iss: issuer };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}
