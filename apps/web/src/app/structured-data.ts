import type { PageData } from "../lib/page-data.ts";
import type { Visit } from "../paths.ts";
import { structuredDataOf } from "../features/content/server/structured-data.ts";
import { toInertJson } from "@waslijn/ui/take-over/inert-json.ts";

/** What search engines read, as a block that is never run. */
export function structuredData(visit: Visit, data: PageData, origin: string): string {
  const described = structuredDataOf(visit, data, origin);
  return described
    ? `<script type="application/ld+json">${toInertJson({ "@context": "https://schema.org", ...described })}</script>`
    : "";
}
