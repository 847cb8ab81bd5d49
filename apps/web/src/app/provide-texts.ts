import { loadTexts } from "../i18n/define-texts.ts";
import { loadPartTexts, providePartTexts } from "../i18n/part-texts.ts";
import type { Language } from "@waslijn/contract/shared/constants";

const loaders = {
  en: () => import("./part-texts.en.ts"),
  nl: () => import("./part-texts.nl.ts"),
};

providePartTexts(async (language) => (await loaders[language]()).default);

/** Everything that the loaded page says, in one language. */
export async function loadAllTexts(language: Language): Promise<void> {
  await Promise.all([loadTexts(language), loadPartTexts(language)]);
}
