import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./chrome.en.ts";

export default {
  menu: "Hoofdmenu",
  openMenu: "Menu",
  closeMenu: "Menu sluiten",
  language: "Taal",
  languages: { nl: "Nederlands", en: "English" },
  logout: "Uitloggen",
  myOrders: "Mijn bestellingen",
  smartBanner: {
    label: "App",
    title: (name: string) => `${name} als app`,
    text: "Gratis. Bestellen in een paar minuten.",
    action: "Bekijk",
    close: "Verberg de appbanner",
  },
  consent: {
    title: "Mogen we bezoeken tellen?",
    text: "Zeg je ja, dan meten we welke pagina’s helpen. Zonder werkt alles net zo goed.",
    accept: "Accepteren",
    necessary: "Alleen noodzakelijk",
    close: "Sluiten",
    more: "Privacy & cookies",
  },
} satisfies Translated<typeof en>;
