import { usePartTexts } from "../texts/part-texts.ts";

export const useSessionTexts = () => usePartTexts().session;
