import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./order.en.ts";
import nl from "./order.nl.ts";

export const useOrderTexts = defineTexts({ en, nl });
