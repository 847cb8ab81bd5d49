import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./care.en.ts";
import nl from "./care.nl.ts";

export const useCareTexts = defineTexts({ en, nl });
