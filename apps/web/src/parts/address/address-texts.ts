import { usePartTexts } from "../texts/part-texts.ts";

export const useAddressTexts = () => usePartTexts().address;
