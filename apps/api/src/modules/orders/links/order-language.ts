import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@waslijn/contract/shared/constants";

/** The language that was kept, or Dutch. */
export const orderLanguage = ({ language }: { language: string }): Language =>
  LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;
