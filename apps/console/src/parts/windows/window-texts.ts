import { defineTexts } from "../../i18n/define-texts.ts";

export const useWindowTexts = defineTexts({
  en: {
    day: "Day",
    window: "Window",
    full: "not free",
    free: (places: number) => `${places} free`,
    now: "as it is now",
  },
  nl: {
    day: "Dag",
    window: "Tijdvak",
    full: "niet vrij",
    free: (places: number) => `${places} vrij`,
    now: "nu gekozen",
  },
});
