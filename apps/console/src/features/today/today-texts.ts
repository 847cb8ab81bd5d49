import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./today.en.ts";
import nl from "./today.nl.ts";

export const useTodayTexts = defineTexts({ en, nl });
