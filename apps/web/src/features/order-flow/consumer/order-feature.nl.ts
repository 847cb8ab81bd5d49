import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./order-feature.en.ts";

export default {
  address: {
    title: "Waar halen we op?",
    description: "Kijk of we bij jou langskomen en bestel ophalen en bezorgen.",
    lede: "We brengen alles terug naar dezelfde deur.",
    check: "Check beschikbaarheid",
    login: "Al eens besteld?",
    loginLede: "Log in, dan vullen we je gegevens voor je in.",
  },
  account: {
    title: "Wie ben je?",
    lede: "Met een account bestel je de volgende keer sneller.",
    again: "De pagina is opnieuw geladen. Kies je wachtwoord nog eens, de rest staat er nog.",
    email: "E-mail",
    password: "Wachtwoord",
    passwordHint: "Minstens 9 tekens. Een korte zin werkt goed.",
    show: "Toon wachtwoord",
    hide: "Verberg wachtwoord",
    common: "Dit wachtwoord is te makkelijk te raden. Kies een ander.",
    agree: "Ik ga akkoord met de",
    terms: "algemene voorwaarden",
    and: "en de",
    privacy: "privacyverklaring",
    exists: "Er is al een account met dit e-mailadres. Log in met dat account.",
    logIn: "Log in met dit e-mailadres",
    orLater: "Of probeer het later nog eens.",
    missing:
      "Vul je e-mailadres en een wachtwoord van minstens 9 tekens in, en ga akkoord met de voorwaarden.",
    next: "Volgende",
    busy: "Een moment",
  },
  overview: {
    checked: "Ik heb mijn bestelling en gegevens gecontroleerd",
    startNow:
      "Met je bestelling vraag je ons om binnen de 14 dagen bedenktijd te beginnen. Zodra je was schoon terug is, vervalt de bedenktijd. Lees meer in onze",
    terms: "algemene voorwaarden",
  },
} satisfies Translated<typeof en>;
