import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./count.en.ts";
import nl from "./count.nl.ts";

export const useCountTexts = defineTexts({ en, nl });
