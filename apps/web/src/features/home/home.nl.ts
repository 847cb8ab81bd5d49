import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./home.en.ts";

export default {
  title: "Wasserij en stomerij aan huis",
  description:
    "Wij halen je was op, wassen hem en brengen hem binnen 2 werkdagen terug. Check je postcode en kies een moment.",
  hero: "Schone was, zonder\u00a0sjouwen.",
  lede: "Wij halen je was op, wassen hem en brengen hem binnen 2\u00a0werkdagen terug.",
  bagNote: "Je eerste waszak komt gratis met de post",
  zip: "Komen we bij jou langs?",
  zipHint: "Vul je postcode in, dan weet je het meteen.",
  check: "Check",
  priceListButton: "Prijslijst",
} satisfies Translated<typeof en>;
