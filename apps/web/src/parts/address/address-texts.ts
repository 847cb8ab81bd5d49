import { partTexts } from "../../i18n/part-texts.ts";
import type en from "./address.en.ts";

export const useAddressTexts = partTexts<typeof en>("address");
