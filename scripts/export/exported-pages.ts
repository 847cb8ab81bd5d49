import { DEFAULT_LANGUAGE, LANGUAGES } from "@waslijn/contract/shared/constants";
import { href, ROUTES, type RouteName } from "../../apps/web/src/paths.ts";

export type ExportedPage = {
  /** URL requested from the server. */
  asked: string;
  files: string[];
  /** URLs under which a host serves them. */
  addresses: string[];
};

/**
 * A static host serves by path alone, so home's document is at home's URL and the flow's at order's; the client goes
 * from one to the other by `?page=`. Dutch documents are also written to the paths without a language, because such a
 * host does not redirect.
 */
export function exportedPages(): ExportedPage[] {
  const routes = Object.keys(ROUTES) as RouteName[];
  return routes.flatMap((route) =>
    LANGUAGES.map((language) => {
      const path = href(route, language);
      const bare = path.slice(`/${language}`.length);
      const paths = language === DEFAULT_LANGUAGE ? [path, bare] : [path];
      return {
        asked: route === "order" ? `${path}?page=address-selection` : path,
        files: paths.map(fileOf),
        addresses: paths.flatMap(addressesOf),
      };
    }),
  );
}

/** The not-found page is a single file with the name that hosts expect. */
const fileOf = (path: string): string =>
  path.endsWith("/404") ? `${path}.html` : `${path.replace(/\/$/, "")}/index.html`;

const addressesOf = (path: string): string[] => [
  ...new Set([path, path.endsWith("/") ? path : `${path}/`]),
];
