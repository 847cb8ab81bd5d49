import { usePartTexts } from "../part-texts.ts";

export const useSessionTexts = () => usePartTexts().session;
