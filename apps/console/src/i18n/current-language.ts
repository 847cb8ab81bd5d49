import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@waslijn/contract/shared/constants";

const KEPT_AS = "consoleLanguage";

/** What was chosen on this device, else the first of the browser's that we speak. */
export function currentLanguage(): Language {
  const wishes = [localStorage.getItem(KEPT_AS), ...navigator.languages];
  const known = wishes.map((wish) => LANGUAGES.find((language) => wish?.startsWith(language)));
  return known.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

export const keepLanguage = (language: Language): void => localStorage.setItem(KEPT_AS, language);
