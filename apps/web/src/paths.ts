import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@waslijn/contract/shared/constants";

/** Route table: name and path below the language segment. No JSX, because the server loads it too. */
export const ROUTES = {
  home: "",
  order: "order",
  "re-use": "re-use",
  "re-cover": "re-cover",
  retail: "retail",
  collection: "collection",
  b2b: "b2b",
  retour: "retour",
  recover: "recover",
  "recover-token": "recover/:token",
  confirm: "confirm/:token",
  verify: "verify/:token",
  "my-orders": "orders",
  "my-order": "orders/:token",
  assistant: "assistant",
  pay: "pay/:code",
  logout: "logout",
  contact: "contact",
  pricelist: "pricelist",
  explore: "explore",
  faq: "faq",
  terms: "terms",
  cookie: "cookie",
  jobs: "jobs",
  welcome: "welcome",
  thank: "thank",
  "valid-fail": "valid-fail",
  "pay-fail": "pay-fail",
  "not-found": "404",
} as const;

export type RouteName = keyof typeof ROUTES;

/** The URL or the response is secret: no tag manager, no referrer, no index. */
export const PRIVATE_ROUTES: readonly RouteName[] = [
  "recover",
  "recover-token",
  "confirm",
  "verify",
  "my-orders",
  "my-order",
  "assistant",
  "pay",
  // After a payment the hash contains the code of the bill.
  "thank",
  "pay-fail",
];
export const isPrivate = (route: RouteName): boolean => PRIVATE_ROUTES.includes(route);

/** Consent must not be clicked through another site's page, whoever else may frame ours (OPEN-04). */
export const isFramable = (route: RouteName): boolean => route !== "assistant";

export type Query = Record<string, string | undefined>;

/** A parsed URL. */
export type Visit = {
  route: RouteName;
  language: Language;
  query: Record<string, string>;
  /** Values of the route's `:name` parameters. */
  params: Record<string, string>;
};

export type Match = { kind: "page"; visit: Visit } | { kind: "redirect"; to: string };

/** Replaces parameters in server-rendered URLs, where they are not needed. */
export const HIDDEN_PARAM = "-";
const PARAM = /:(\w+)/g;

/** Token of the order of this page. */
export function orderTokenIn({ route, params }: Visit): string | undefined {
  return route === "my-order" && params.token !== HIDDEN_PARAM ? params.token : undefined;
}

/** Code of the bill of this payment page. */
export function payCodeIn({ route, params }: Visit): string | undefined {
  return route === "pay" && params.code !== HIDDEN_PARAM ? params.code : undefined;
}

/** Code of the SMS link of this page. */
export function verifyCodeIn({ route, params }: Visit): string | undefined {
  return route === "verify" && params.token !== HIDDEN_PARAM ? params.token : undefined;
}

const PATTERNS = Object.entries(ROUTES).map(([route, path]) => ({
  route: route as RouteName,
  pattern: new RegExp(`^${path.replace(PARAM, "(?<$1>[^/]+)")}$`),
}));

export const isLanguage = (value: string | undefined): value is Language =>
  LANGUAGES.some((language) => language === value);

/** `path` is a path with an optional query and hash, as the browser shows it. */
export function match(path: string): Match {
  // Not `new URL(path, base)`: a path that starts with two slashes would be parsed as a host, or fail.
  const url = new URL(`http://page/${path.replace(/^\/+/, "")}`);
  const segments = url.pathname.split("/").filter(Boolean);
  const [first, ...others] = segments;
  const query = Object.fromEntries(url.searchParams);
  if (isLanguage(first))
    return { kind: "page", visit: { ...find(others), language: first, query } };
  const found = find(segments);
  // A path without language redirects to Dutch (ROUTE-02, 03); unknown paths are not redirected (ROUTE-34).
  if (found.route !== "not-found" || segments[0] === ROUTES["not-found"]) {
    const rest = segments.length ? `/${segments.join("/")}` : "/";
    return { kind: "redirect", to: `/${DEFAULT_LANGUAGE}${rest}${url.search}${url.hash}` };
  }
  return { kind: "page", visit: { ...NOT_FOUND, language: DEFAULT_LANGUAGE, query } };
}

const NOT_FOUND: Pick<Visit, "route" | "params"> = { route: "not-found", params: {} };

function find(segments: string[]): Pick<Visit, "route" | "params"> {
  const path = segments.join("/");
  for (const { route, pattern } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { route, params: { ...found.groups } };
  }
  return NOT_FOUND;
}

/** `href("faq", "en", { webview: "true" })` is `/en/faq?webview=true`. */
export function href(
  route: RouteName,
  language: Language,
  query: Query = {},
  params: Record<string, string> = {},
): string {
  const path = ROUTES[route].replace(PARAM, (_, name: string) =>
    encodeURIComponent(params[name] ?? HIDDEN_PARAM),
  );
  const present = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const search = present.length ? `?${new URLSearchParams(present)}` : "";
  return `/${language}/${path}${search}`;
}

/** The same page in another language or with another query or parameter. */
export function hrefOf(
  visit: Visit,
  change: { language?: Language; query?: Query; params?: Record<string, string> } = {},
): string {
  return href(
    visit.route,
    change.language ?? visit.language,
    change.query ?? visit.query,
    change.params ?? visit.params,
  );
}
