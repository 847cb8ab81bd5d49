import { partTexts } from "../../i18n/part-texts.ts";
import type en from "./notification.en.ts";

export const useNotificationTexts = partTexts<typeof en>("notification");
