import { defineTexts } from "../../../i18n/define-texts.ts";
import en from "./plan.en.ts";
import nl from "./plan.nl.ts";

export const usePlanTexts = defineTexts({ en, nl });
