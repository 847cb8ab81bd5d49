import { usePageData } from "../lib/page-data.ts";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";

/** `order.example=https://api.example,*=https://staging.example`: where a page's calls go, by its host name (API-04). */
export function apiBaseFor(hostName: string, apiHosts: string): string {
  const rules = apiHosts
    .split(",")
    .map((rule) => rule.trim().split("="))
    .filter((rule): rule is [string, string] => rule.length === 2);
  const found = rules.find(([host]) => host === hostName) ?? rules.find(([host]) => host === "*");
  return found ? found[1].replace(/\/$/, "") : "/api";
}

/** Where the API is, for links to its files: the server draws them too, and knows no host name. */
export function useApiBase(): string {
  const { apiHosts } = usePageData().settings;
  return apiBaseFor(useHydrated() ? location.hostname : "", apiHosts);
}
