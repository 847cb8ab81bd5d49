import { usePageData } from "../lib/page-data-context.ts";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { apiBaseFor } from "./api-base.ts";

/** Where the API is, for links to its files: the server draws them too, and knows no host name. */
export function useApiBase(): string {
  const { apiHosts } = usePageData().settings;
  return apiBaseFor(useHydrated() ? location.hostname : "", apiHosts);
}
