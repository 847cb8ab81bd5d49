import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./audit.en.ts";
import nl from "./audit.nl.ts";

export const useAuditTexts = defineTexts({ en, nl });
