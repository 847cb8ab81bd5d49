import { partTexts } from "../../i18n/part-texts.ts";
import type en from "./chrome.en.ts";

export const useChromeTexts = partTexts<typeof en>("chrome");
