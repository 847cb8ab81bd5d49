import { usePartTexts } from "../texts/part-texts.ts";

export const useTimesTexts = () => usePartTexts().times;
