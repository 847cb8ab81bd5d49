import type { AssistantScope } from "@waslijn/contract/customer/assistant-limits";
import type { LightMyRequestResponse } from "fastify";
import { createHash } from "node:crypto";
import type { TestApp } from "./test-app.ts";

/** Where `inject` sends its requests by default. */
export const ISSUER = "http://localhost:80";
export const RESOURCE = `${ISSUER}/mcp`;
export const REDIRECT = "https://huishulp.example/callback";
export const VERIFIER = "v".repeat(43);
export const CONSENT: { may: AssistantScope[]; mostEuros: number; days: 30 } = {
  may: ["read", "order", "change", "cancel"],
  mostEuros: 100,
  days: 30,
};

type Params = Record<string, string | undefined>;

export const register = async (it: TestApp, metadata: object = {}) =>
  it.app.inject({
    method: "POST",
    url: "/oauth/register",
    payload: { client_name: "Huishulp", redirect_uris: [REDIRECT], ...metadata },
  });

/** Asks for consent as an assistant's browser does; a changed parameter replaces the right one. */
export async function authorize(it: TestApp, changes: Params = {}): Promise<URL> {
  const query = {
    response_type: "code",
    client_id: changes.client_id ?? (await register(it)).json().client_id,
    redirect_uri: REDIRECT,
    code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
    code_challenge_method: "S256",
    state: "st",
    resource: RESOURCE,
    ...changes,
  };
  const url = `/oauth/authorize?${search(query)}`;
  const answer = await it.app.inject({ url, headers: { "accept-language": "en" } });
  if (answer.statusCode !== 303) throw new Error(`not redirected: ${answer.body}`);
  return new URL(String(answer.headers.location), ISSUER);
}

/** The signed request that the consent page gets in its hash. */
export const assistantRequest = async (it: TestApp, changes: Params = {}): Promise<string> =>
  (await authorize(it, changes)).hash.slice(1);

/** Allows what an assistant asks; returns the parameters that its redirect URI gets. */
export async function consent(
  it: TestApp,
  headers: Record<string, string>,
  changes: Params = {},
  allowed: object | null = CONSENT,
): Promise<URLSearchParams> {
  const answer = await it.app.inject({
    method: "POST",
    url: "/api/me/assistants/answer",
    headers,
    payload: { request: await assistantRequest(it, changes), allowed },
  });
  return new URL(answer.json().redirect).searchParams;
}

export const postForm = (
  it: TestApp,
  url: string,
  params: Params,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  it.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: search(params),
  });

const search = (params: Params): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    ),
  ).toString();
