import { defineTexts } from "./define-texts.ts";

/** What the parts say that most pages start with: one dictionary, so one request. */
export const usePartTexts = defineTexts({
  en: () => import("./part-texts.en.ts"),
  nl: () => import("./part-texts.nl.ts"),
});

export const useNotificationTexts = () => usePartTexts().notification;

export const useChromeTexts = () => usePartTexts().chrome;

export const useAddressTexts = () => usePartTexts().address;
