import type { Env } from "../env.ts";

/**
 * Allows the tag manager's container and nothing else of its host; a policy cannot include the id in the query. The
 * reporting hosts of built-in tags are those that Google documents.
 */
const TAG_MANAGER = {
  script: ["https://www.googletagmanager.com/gtm.js"],
  report: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
};
const NO_TAG_MANAGER: typeof TAG_MANAGER = { script: [], report: [] };

/** Only the policy of packages/design/src/trusted.ts makes HTML and script URLs of strings. */
export const TRUSTED_TYPES = {
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["own"],
};

export const NO_DEVICES = "camera=(), microphone=(), geolocation=(), payment=()";

export type Hashes = { script: string[]; style: string[] };

/** Additional headers of pages. Inline scripts and styles are allowed only by hash. */
export function securityHeaders(
  env: Env,
  hashes: Hashes,
  isPrivate: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {
    "content-security-policy": policy(env, hashes, isPrivate),
    "referrer-policy": isPrivate ? "no-referrer" : "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": `${NO_DEVICES}, screen-wake-lock=(self)`,
  };
  if (!env.FRAME_ANCESTORS) headers["x-frame-options"] = "DENY";
  return headers;
}

function policy(env: Env, hashes: Hashes, isPrivate: boolean): string {
  const tags = env.TAG_MANAGER_ID && !isPrivate ? TAG_MANAGER : NO_TAG_MANAGER;
  const development = env.NODE_ENV === "development";
  const rules: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      ...hashes.script,
      ...tags.script,
      ...(development ? ["'unsafe-inline'"] : []),
    ],
    "style-src": ["'self'", ...hashes.style, ...(development ? ["'unsafe-inline'"] : [])],
    "img-src": ["'self'", "data:", ...tags.report],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...apiOrigins(env.API_HOSTS),
      ...tags.report,
      ...(development ? ["ws:"] : []),
    ],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": [env.FRAME_ANCESTORS || "'none'"],
    // What a tag manager loads, and the development server, write HTML and scripts of their own.
    ...(tags === NO_TAG_MANAGER && !development && TRUSTED_TYPES),
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** API origins that pages may be configured to call (API-04). */
function apiOrigins(apiHosts: string): string[] {
  const addresses = apiHosts.split(",").map((rule) => rule.split("=")[1]?.trim() ?? "");
  return [
    ...new Set(
      addresses
        .filter((address) => URL.canParse(address))
        .map((address) => new URL(address).origin),
    ),
  ];
}
