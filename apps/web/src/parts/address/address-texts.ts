import { usePartTexts } from "../part-texts.ts";

export const useAddressTexts = () => usePartTexts().address;
