import { ASSISTANT_SCOPES, type AssistantScope } from "@waslijn/contract/customer/assistant-limits";
import { brand } from "@waslijn/contract/shared/brand";
import type { FastifyRequest } from "fastify";
import type { Env } from "../../../env.ts";
import { ownOrigin } from "../../../http/own-origin.ts";

export const MCP_PATH = "/mcp";
/** Where clients look that follow no challenge and insert no path. */
export const ROOT_METADATA_PATH = "/.well-known/oauth-protected-resource";
export const RESOURCE_METADATA_PATH = `${ROOT_METADATA_PATH}${MCP_PATH}`;
export const SERVER_METADATA_PATH = "/.well-known/oauth-authorization-server";
export const OAUTH_PATHS = {
  authorize: "/oauth/authorize",
  token: "/oauth/token",
  register: "/oauth/register",
  revoke: "/oauth/revoke",
} as const;

type Asked = Pick<FastifyRequest, "headers">;

/** The identifier of the MCP server that tokens are bound to (RFC 8707). */
export const resourceOf = (env: Env, request: Asked): string =>
  `${ownOrigin(env, request)}${MCP_PATH}`;

/** Protected resource metadata (RFC 9728). */
export const resourceMetadata = (env: Env, request: Asked) => ({
  resource: resourceOf(env, request),
  authorization_servers: [ownOrigin(env, request)],
  scopes_supported: ASSISTANT_SCOPES,
  bearer_methods_supported: ["header"],
  resource_name: brand.name,
  resource_documentation: `${ownOrigin(env, request)}/api/docs#assistants`,
});

/** Authorization server metadata (RFC 8414). */
export function serverMetadata(env: Env, request: Asked) {
  const issuer = ownOrigin(env, request);
  return {
    issuer,
    authorization_endpoint: issuer + OAUTH_PATHS.authorize,
    token_endpoint: issuer + OAUTH_PATHS.token,
    registration_endpoint: issuer + OAUTH_PATHS.register,
    revocation_endpoint: issuer + OAUTH_PATHS.revoke,
    scopes_supported: ASSISTANT_SCOPES,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}

/** The WWW-Authenticate challenge of the MCP server (RFC 6750, RFC 9728). */
export function challenge(
  env: Env,
  request: Asked,
  error?: "invalid_token" | "insufficient_scope",
  scopes: readonly AssistantScope[] = ASSISTANT_SCOPES,
): string {
  const url = ownOrigin(env, request) + RESOURCE_METADATA_PATH;
  const parts = [
    ...(error ? [`error="${error}"`] : []),
    `resource_metadata="${url}"`,
    `scope="${scopes.join(" ")}"`,
  ];
  return `Bearer ${parts.join(", ")}`;
}
