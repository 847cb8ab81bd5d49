import { usePageData } from "../lib/page-data.ts";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";

/**
 * API base URL by host name of the page, from `order.example=https://api.example,*=https://staging.example` (API-04).
 */
export function apiBaseFor(hostName: string, apiHosts: string): string {
  const rules = apiHosts
    .split(",")
    .map((rule) => rule.trim().split("="))
    .filter((rule): rule is [string, string] => rule.length === 2);
  const found = rules.find(([host]) => host === hostName) ?? rules.find(([host]) => host === "*");
  return found ? found[1].replace(/\/$/, "") : "/api";
}

/** API base for links to its files. The fallback rule until hydration: the server render has no host name. */
export function useApiBase(): string {
  const { apiHosts } = usePageData().settings;
  return apiBaseFor(useHydrated() ? location.hostname : "", apiHosts);
}
