import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./route.en.ts";
import nl from "./route.nl.ts";

export const useRouteTexts = defineTexts({ en, nl });
