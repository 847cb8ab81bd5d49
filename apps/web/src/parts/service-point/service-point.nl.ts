import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./service-point.en.ts";

export default {
  keypad: "Locatiecode",
  caption: "bijv. 7430",
  backspace: "Laatste cijfer wissen",
  clear: "Wis",
  places: (filled) => `${filled} van 4 cijfers ingevuld`,
  lookingUp: "We zoeken de locatie…",
  location: (code) => `Locatie ${code}`,
  newCode: "Andere code invoeren",
  change: (fee) =>
    `Wijzigen of annuleren is gratis tot 8 uur voordat we komen.${fee ? ` Later dan 8 uur voor het ophalen kost het ${fee}.` : ""}`,
  remember: "Onthoud deze code op dit apparaat",
  unchecked: "Geen verbinding. Deze locatie was op dit apparaat bewaard.",
  problems: {
    "not-found": "Deze code kennen we niet. Probeer het nog eens.",
    "no-connection": "Locatie niet gevonden: geen verbinding. Probeer het zo nog eens.",
    "our-fault": "Locatie niet gevonden: storing bij ons. Probeer het zo nog eens.",
    wait: "Te veel pogingen. Je kunt het weer proberen over",
    "not-placed": "De bestelling is niet geplaatst. Probeer het nog eens.",
    limit: "De bestelling is niet geplaatst: deze locatie zit vandaag aan de limiet.",
    full: "De bestelling is niet geplaatst: in dit tijdvak is geen plek meer.",
  },
  waitAloud: (minutes) =>
    `Te veel pogingen. Je kunt het weer proberen over ${minutes === 1 ? "1 minuut" : `${minutes} minuten`}.`,
} satisfies Translated<typeof en>;
