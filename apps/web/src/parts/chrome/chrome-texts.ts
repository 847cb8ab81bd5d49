import { usePartTexts } from "../texts/part-texts.ts";

export const useChromeTexts = () => usePartTexts().chrome;
