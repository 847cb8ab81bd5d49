import { DEFAULT_LANGUAGE, type Language } from "@waslijn/contract/shared/constants";
import type { FastifyRequest } from "fastify";

/** The first supported language in Accept-Language; Dutch by default. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = request.headers["accept-language"] ?? "";
  const found = /(?:^|[,\s])(nl|en)\b/i.exec(wanted)?.[1]?.toLowerCase();
  return found === "en" || found === "nl" ? found : DEFAULT_LANGUAGE;
}
