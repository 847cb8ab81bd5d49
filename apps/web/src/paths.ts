import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@waslijn/contract/constants";

/** The whole route table: name and path below the language segment. No JSX here, so the server loads it too. */
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

export type Query = Record<string, string | undefined>;

/** Where the visitor is: what a URL means. */
export type Place = {
  route: RouteName;
  language: Language;
  query: Record<string, string>;
  token?: string;
};

export type Match = { kind: "page"; place: Place } | { kind: "redirect"; to: string };

const BY_PATH = new Map<string, RouteName>(
  Object.entries(ROUTES).map(([name, path]) => [path, name as RouteName]),
);
const RECOVER_TOKEN = /^recover\/([^/]+)$/;

export const isLanguage = (value: string | undefined): value is Language =>
  LANGUAGES.some((language) => language === value);

/** `path` is a path with an optional query and hash, as the browser shows it. */
export function match(path: string): Match {
  const url = new URL(path, "http://page");
  const segments = url.pathname.split("/").filter(Boolean);
  const [first, ...others] = segments;
  const query = Object.fromEntries(url.searchParams);
  if (isLanguage(first))
    return { kind: "page", place: { ...find(others), language: first, query } };
  const found = find(segments);
  // A path without language leads to Dutch (ROUTE-02, 03); what nobody knows stays where it is (ROUTE-34).
  if (found.route !== "not-found" || segments[0] === ROUTES["not-found"]) {
    const rest = segments.length ? `/${segments.join("/")}` : "/";
    return { kind: "redirect", to: `/${DEFAULT_LANGUAGE}${rest}${url.search}${url.hash}` };
  }
  return { kind: "page", place: { route: "not-found", language: DEFAULT_LANGUAGE, query } };
}

function find(segments: string[]): { route: RouteName; token?: string } {
  const path = segments.join("/");
  const token = RECOVER_TOKEN.exec(path)?.[1];
  if (token) return { route: "recover-token", token };
  return { route: BY_PATH.get(path) ?? "not-found" };
}

/** `href("faq", "en", { webview: "true" })` is `/en/faq?webview=true`. */
export function href(route: RouteName, language: Language, query: Query = {}, token = ""): string {
  const path = ROUTES[route].replace(":token", encodeURIComponent(token));
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const search = given.length ? `?${new URLSearchParams(given)}` : "";
  return `/${language}/${path}${search}`;
}

/** The same place in another language or with another query. */
export function hrefOf(place: Place, change: { language?: Language; query?: Query } = {}): string {
  return href(
    place.route,
    change.language ?? place.language,
    change.query ?? place.query,
    place.token,
  );
}
