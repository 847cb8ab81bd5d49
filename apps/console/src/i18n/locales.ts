import type { Language } from "@waslijn/contract/shared/constants";

export const LOCALES: Record<Language, string> = { nl: "nl-NL", en: "en-GB" };
