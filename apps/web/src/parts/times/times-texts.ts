import { partTexts } from "../../i18n/part-texts.ts";
import type en from "./times.en.ts";

export const useTimesTexts = partTexts<typeof en>("times");
