import { usePartTexts } from "../part-texts.ts";

export const useNotificationTexts = () => usePartTexts().notification;
