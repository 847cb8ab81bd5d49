import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./again.en.ts";

export default {
  title: "Bestel opnieuw",
  back: (number) => `Bestelling ${number}`,
  heading: (name) => `Nog een keer, ${name}?`,
  lede: "Alles staat al ingevuld. Kies alleen wanneer we komen.",
  loading: "We zoeken tijden die je uitkomen.",
  failed: "De tijden konden niet worden geladen. Misschien is er geen verbinding.",
  retry: "Probeer opnieuw",
  when: "Wanneer komen we?",
  asBefore: "zoals vorige keer",
  other: "Andere dag of tijd",
  filled: "Al ingevuld",
  edit: "Wijzig",
  editAll: " wat er is ingevuld",
  service: "Dienst",
  address: "Adres",
  for: "Voor",
  bag: "Waszak",
  hasBag: "Heb je al",
  getsBag: "Komt per post",
  least: "Minstens",
  before: (amount) => `Vorige keer ${amount}`,
  checked:
    "Ik heb mijn bestelling en gegevens gecontroleerd en vraag jullie om binnen de 14 dagen bedenktijd te beginnen",
  free: (moment, amount) =>
    `Wijzigen of annuleren is gratis tot ${moment} uur. Daarna kost het ${amount}. Je betaalt achteraf.`,
  late: (amount) =>
    `Het is minder dan 8 uur voor het ophalen. Wijzigen of annuleren kost dan ${amount}. Je betaalt achteraf.`,
  missing: "Kies eerst wanneer we komen.",
  missingTick: "Nog nodig: het vinkje.",
  confirm: "Bevestig je bestelling",
  obligation: (amount) => `met betalingsverplichting, minstens ${amount}`,
  busy: "We plaatsen je bestelling",
  refusals: {
    slot_taken: "Die tijd is net vol. Hieronder staat wat nog kan.",
    slot_not_offered: "Die tijd kan niet meer. Hieronder staat wat nog kan.",
    order_again_expired:
      "Deze pagina stond te lang open. Kijk de tijden nog even na en bevestig opnieuw.",
    orders_limit_reached:
      "Met deze link is vandaag al twee keer besteld. Morgen kan het weer. Nu nog bestellen? Doe het via ‘Wijzig’, of bel ons.",
    outside_service_area: "Op dit adres komen we niet meer. Bel ons, we denken graag mee.",
    other: "Dat is niet gelukt. Er is niets besteld. Probeer het opnieuw of bel ons.",
  },
  placedTitle: "Je bestelling staat.",
  placed: (name) => `Dank je wel, ${name}. Je bestelling staat.`,
  mail: "De bevestiging gaat naar het mailadres dat we van je hebben.",
  order: "Bestelling",
  follow: "Bekijk je bestelling",
} satisfies Translated<typeof en>;
