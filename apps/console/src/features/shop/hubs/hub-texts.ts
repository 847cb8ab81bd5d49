import { defineTexts } from "../../../i18n/define-texts.ts";

export const useHubTexts = defineTexts({
  en: {
    title: "Hubs",
    caption: "Hubs",
    loading: "Loading hubs",
    add: "New hub",
    addTitle: "New hub",
    empty: "There is no hub yet",
    emptyText: "A hub is where laundry is washed and driven from. Windows and areas belong to it.",
    columns: { name: "Hub", days: "Drives on", cutoff: "Today until", horizon: "Days ahead" },
    labels: {
      id: "Short name",
      name: "Name",
      postnl_name: "Name at PostNL",
      operating_days: "Drives on",
      same_day_cutoff: "Pickup today until",
      new_customer_lead_days: "Days before a first pickup",
      horizon_days: "Days ahead",
      places: "Places in each window",
    },
    hints: {
      id: "Small letters, digits and dashes; it stays",
      new_customer_lead_days: "The bag is posted in these days",
      places: "To begin with; change them at Windows",
    },
    wrong: {
      "id.wrong": "Small letters, digits and dashes only.",
      "id.repeated": "There is a hub of this name already.",
    },
  },
  nl: {
    title: "Hubs",
    caption: "Hubs",
    loading: "Hubs laden",
    add: "Nieuwe hub",
    addTitle: "Nieuwe hub",
    empty: "Er is nog geen hub",
    emptyText:
      "Een hub is waar de was wordt gewassen en vandaan rijdt. Tijdvakken en gebieden horen erbij.",
    columns: { name: "Hub", days: "Rijdt op", cutoff: "Vandaag tot", horizon: "Dagen vooruit" },
    labels: {
      id: "Korte naam",
      name: "Naam",
      postnl_name: "Naam bij PostNL",
      operating_days: "Rijdt op",
      same_day_cutoff: "Ophalen vandaag tot",
      new_customer_lead_days: "Dagen tot een eerste ophaling",
      horizon_days: "Dagen vooruit",
      places: "Plekken per tijdvak",
    },
    hints: {
      id: "Kleine letters, cijfers en streepjes; dit blijft zo",
      new_customer_lead_days: "In deze dagen gaat de waszak met de post",
      places: "Om mee te beginnen; wijzig ze bij Tijdvakken",
    },
    wrong: {
      "id.wrong": "Alleen kleine letters, cijfers en streepjes.",
      "id.repeated": "Er is al een hub met deze naam.",
    },
  },
});
