import { defineTexts } from "../../i18n/define-texts.ts";
import { windowsEn } from "./windows.en.ts";
import { windowsNl } from "./windows.nl.ts";

export const useWindowsTexts = defineTexts<typeof windowsEn>({ en: windowsEn, nl: windowsNl });
