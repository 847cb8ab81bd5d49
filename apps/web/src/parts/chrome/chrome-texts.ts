import { usePartTexts } from "../part-texts.ts";

export const useChromeTexts = () => usePartTexts().chrome;
