import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./reports.en.ts";
import nl from "./reports.nl.ts";

export const useReportsTexts = defineTexts({ en, nl });
