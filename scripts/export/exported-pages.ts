import { DEFAULT_LANGUAGE, LANGUAGES } from "@waslijn/contract/shared/constants";
import { href, ROUTES, type RouteName } from "../../apps/web/src/paths.ts";

export type ExportedPage = {
  /** What the server is asked for. */
  asked: string;
  files: string[];
  /** Under which addresses a host serves them. */
  addresses: string[];
};

/**
 * A host of plain files goes by the path alone, so home has its document at home's address and the flow at
 * order's; the client goes from one to the other where `?page=` says so. Dutch documents stand at the
 * addresses without a language too, because such a host does not redirect.
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

/** What is not found has one document beside everything else, under the name that hosts look for. */
const fileOf = (path: string): string =>
  path.endsWith("/404") ? `${path}.html` : `${path.replace(/\/$/, "")}/index.html`;

const addressesOf = (path: string): string[] => [
  ...new Set([path, path.endsWith("/") ? path : `${path}/`]),
];
