/** `order.example=https://api.example,*=https://staging.example`: where a page's calls go, by its host name (API-04). */
export function apiBaseFor(hostName: string, apiHosts: string): string {
  const rules = apiHosts
    .split(",")
    .map((rule) => rule.trim().split("="))
    .filter((rule): rule is [string, string] => rule.length === 2);
  const found = rules.find(([host]) => host === hostName) ?? rules.find(([host]) => host === "*");
  return found ? found[1].replace(/\/$/, "") : "/api";
}
