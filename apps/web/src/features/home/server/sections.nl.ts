import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./sections.en.ts";

export default {
  skips: {
    title: "Vijf dingen die je overslaat",
    points: [
      {
        before: "Sla",
        what: "het sjouwen",
        after: "over",
        text: "We komen tot aan je deur. Jij blijft thuis.",
      },
      {
        before: "Sla",
        what: "het wachten",
        after: "over",
        text: "Jij kiest de twee uur die jou uitkomen.",
      },
      {
        before: "Sla",
        what: "het sorteren",
        after: "over",
        text: "Alles in één waszak. Wij zoeken het uit.",
      },
      {
        before: "Sla",
        what: "het strijken",
        after: "over",
        text: "Overhemden komen terug op een hanger.",
      },
      {
        before: "Sla",
        what: "het vooruit betalen",
        after: "over",
        text: "Je betaalt pas als alles geteld en gewogen is.",
      },
    ],
  },
  how: {
    title: "Zo werkt het",
    label: "Zo werkt het, vier stappen",
    previous: "Vorige stap",
    next: "Volgende stap",
    steps: [
      {
        name: "Bestel",
        text: "Kies wat we wassen en wanneer we langskomen. Dat kost een paar minuten.",
      },
      {
        name: "Ophalen",
        text: "Een chauffeur van onze bezorgpartner komt in jouw tijdvak van 2 uur, tussen 08:00 en 20:00.",
      },
      {
        name: "Magie",
        text: "Onze wasserijen wassen, stomen, strijken en vouwen. Tot het klopt.",
      },
      {
        name: "Bezorgen",
        text: "Binnen 48 uur is alles weer schoon bij je thuis: 2 werkdagen, het weekend telt niet mee.",
      },
    ],
  },
  offer: {
    title: "Wat we voor je doen",
    bag: "Je eerste waszak is gratis en komt met de post. Hij past door de brievenbus en er kan ongeveer 12\u00a0kg in.",
    deposit: (amount: string) =>
      `Voor de waszak betaal je ${amount} borg. Die krijg je terug als je hem inlevert.`,
    vat: "Prijzen zijn inclusief 21% btw.",
    priceList: "Bekijk de hele prijslijst",
    from: (amount: string) => `vanaf ${amount}`,
    base: (name: string, amount: string) => `${name} ${amount}`,
    perItem: "per stuk",
    perPair: (amount: string) => `vanaf ${amount} per paar`,
    services: {
      WF: { name: "Wassen en vouwen", text: "prijs per kilo, niet gestreken" },
      DC: { name: "Stomen en strijken", text: "prijs per stuk, terug op een hanger" },
      LS: { name: "Overhemden", text: "gewassen en gestreken, per overhemd" },
      SS: { name: "Schoenen", text: "kies ‘Kies voor mij’ of zet het in de opmerking" },
      IO: { name: "Kies voor mij", text: "weet je het niet? Wij kiezen per stuk" },
    },
  },
} satisfies Translated<typeof en>;
