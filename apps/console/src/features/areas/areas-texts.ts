import { defineTexts } from "../../i18n/define-texts.ts";
import { areasEn } from "./areas.en.ts";
import { areasNl } from "./areas.nl.ts";

export const useAreasTexts = defineTexts({ en: areasEn, nl: areasNl });
