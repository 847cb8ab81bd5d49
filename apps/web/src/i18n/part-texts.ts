import { defineTexts } from "./define-texts.ts";

/** Texts of the parts that most pages need at start: one dictionary, so one request. */
export const usePartTexts = defineTexts({
  en: () => import("./part-texts.en.ts"),
  nl: () => import("./part-texts.nl.ts"),
});

export const useNotificationTexts = () => usePartTexts().notification;

export const useChromeTexts = () => usePartTexts().chrome;

export const useAddressTexts = () => usePartTexts().address;
