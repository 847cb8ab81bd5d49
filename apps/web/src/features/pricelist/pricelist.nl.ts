import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./pricelist.en.ts";

export default {
  title: "Prijslijst",
  description:
    "Wat stomen, strijken, wassen en vouwen, overhemden en schoenen kosten. Alle prijzen zijn inclusief 21% btw.",
  heading: "Wat het kost",
  lede: "Je ziet de prijzen vooraf en betaalt pas als we hebben geteld en gewogen.",
  print: "Printen",
  label: "Diensten",
  dryCleaning: "Stomen en strijken",
  dryCleaningNote: "Per stuk, terug op hangers.",
  washFold: "Wassen en vouwen",
  washFoldNote: "Per kilo, gevouwen, niet gestreken.",
  upTo6Kg: "0 tot 6 kg",
  upTo6KgNote: "Gewassen op 30 graden, gedroogd op de middelste stand, gevouwen.",
  extraKg: "Elke extra kilo",
  extraKgNote: "In een waszak past ongeveer 12 kg.",
  vat: "Alle prijzen zijn inclusief 21% btw.",
  curtains: "Gordijnen krimpen 5–7% bij het reinigen.",
  estimate: {
    title: "Wat kost mijn was?",
    text: "Tel je kleren, weeg je was en zie meteen het totaal. We bewaren niets.",
    action: "Maak een schatting",
  },
} satisfies Translated<typeof en>;
