import { usePartTexts } from "../texts/part-texts.ts";

export const useNotificationTexts = () => usePartTexts().notification;
