import type { Language } from "./constants.ts";

export const LOCALES: Record<Language, string> = { nl: "nl-NL", en: "en-GB" };
