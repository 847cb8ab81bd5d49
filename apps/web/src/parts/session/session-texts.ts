import { partTexts } from "../../i18n/part-texts.ts";
import type en from "./session.en.ts";

export const useSessionTexts = partTexts<typeof en>("session");
