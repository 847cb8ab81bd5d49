import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./orders.en.ts";
import nl from "./orders.nl.ts";

export const useOrdersTexts = defineTexts({ en, nl });
