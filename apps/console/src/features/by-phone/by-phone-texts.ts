import { defineTexts } from "../../i18n/define-texts.ts";
import en from "./by-phone.en.ts";
import nl from "./by-phone.nl.ts";

export const useByPhoneTexts = defineTexts({ nl, en });
