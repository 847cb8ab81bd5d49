/** Names of the lists of provider data, in their navigation and in the command bar. */
export const LIST_NAMES = {
  hubs: { en: "Hubs", nl: "Hubs" },
  holidays: { en: "Holidays", nl: "Feestdagen" },
  stages: { en: "Steps", nl: "Stappen" },
  promoCodes: { en: "Promo codes", nl: "Actiecodes" },
  companies: { en: "Companies", nl: "Bedrijven" },
  locations: { en: "Locations", nl: "Locaties" },
  files: { en: "Files", nl: "Bestanden" },
} as const;
