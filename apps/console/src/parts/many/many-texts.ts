import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./many.en.ts";
import nl from "./many.nl.ts";

export const useManyTexts = defineTexts({ en, nl });
