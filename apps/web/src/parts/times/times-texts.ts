import { usePartTexts } from "../part-texts.ts";

export const useTimesTexts = () => usePartTexts().times;
