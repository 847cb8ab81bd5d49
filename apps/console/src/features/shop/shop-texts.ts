import { defineTexts } from "../../i18n/define-texts.ts";

export const useShopTexts = defineTexts({
  en: {
    title: "Shop",
    screens: {
      hubs: "Hubs",
      holidays: "Holidays",
      promoCodes: "Promo codes",
      companies: "Companies",
      locations: "Locations",
      files: "Files",
      staff: "Staff",
    },
  },
  nl: {
    title: "Zaak",
    screens: {
      hubs: "Hubs",
      holidays: "Feestdagen",
      promoCodes: "Actiecodes",
      companies: "Bedrijven",
      locations: "Locaties",
      files: "Bestanden",
      staff: "Medewerkers",
    },
  },
});
