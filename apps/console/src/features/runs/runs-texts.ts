import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./runs.en.ts";
import nl from "./runs.nl.ts";

export const useRunsTexts = defineTexts({ en, nl });
