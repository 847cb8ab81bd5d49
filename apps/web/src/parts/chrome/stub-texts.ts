import { partTexts } from "../../i18n/part-texts.ts";
import type en from "./stub.en.ts";

export const useStubTexts = partTexts<typeof en>("stub");
