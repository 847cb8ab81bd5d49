import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./content.en.ts";

export default {
  faq: {
    title: "Vragen, kort beantwoord",
    description:
      "Antwoorden over onze diensten, ophalen en bezorgen, betalen en reinigen. Kort en in gewone woorden.",
    ask: { before: "Staat je vraag er niet bij? Mail ", between: " of bel gratis ", after: "." },
  },
  explore: {
    title: "Zo werkt het",
    description:
      "Van een volle wasmand naar een schone stapel in acht stappen: bestellen, meegeven en binnen 2 werkdagen terug.",
    start: "Plan je eerste ophaalmoment",
  },
  terms: {
    title: "Algemene voorwaarden",
    description:
      "De afspraken over bestellen, wijzigen, betalen en klachten, zo gewoon mogelijk opgeschreven.",
    note: "We hebben ze zo gewoon mogelijk opgeschreven. Bel ons als iets niet duidelijk is.",
  },
  privacy: {
    title: "Privacy en cookies",
    description:
      "Welke gegevens we gebruiken en waarom, hoelang we ze bewaren, welke cookies we plaatsen en wat je zelf kiest.",
  },
  jobs: {
    title: "Werken bij ons",
    description: "Vacatures in marketing en plekken voor stagiairs. Kom ons helpen met de was.",
    note: "Kijk of er iets voor je bij zit.",
    label: "Vacatures",
    marketing: "Marketing",
    interns: "Stages",
  },
  contact: {
    title: "Contact",
    description:
      "Bel ons gratis of stuur een mail. Bekijk wanneer de klantenservice open is en waar je ons vindt.",
    heading: "Een mens aan de lijn",
    lede: "Bel ons, of mail wanneer het jou uitkomt. Heb je een bestelnummer, houd het dan bij de hand.",
    hours: "Openingstijden",
    phone: "Bel ons gratis",
    email: "Stuur een mail",
    reply: "Je krijgt binnen 2 werkdagen antwoord, meestal eerder.",
    address: "Ons adres",
    faqTitle: "Misschien staat het antwoord er al",
    faqText:
      "Dat is bij de meeste vragen zo. Een afspraak wijzigen, betalen, een klacht: je vindt het hier.",
    faqLink: "Bekijk de vragen",
    lateNote:
      "Wijzigen of annuleren is gratis tot 8 uur voor het ophalen of bezorgen. Dat doe je zelf met de link in onze mail. Of bel ons.",
  },
  contents: "Op deze pagina",
  print: "Printen",
} satisfies Translated<typeof en>;
