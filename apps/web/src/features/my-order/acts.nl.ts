import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./acts.en.ts";
import parts from "./parts/order-parts.nl.ts";

const comes = { title: "Er is nieuws.", text: "Hieronder staat hoe het nu is." };

export default {
  parts,
  news: {
    placed: comes,
    "windows-changed": {
      title: "De tijden zijn gewijzigd.",
      text: "Hieronder staat wanneer we nu komen.",
    },
    "details-changed": {
      title: "De gegevens zijn gewijzigd.",
      text: "Hieronder staat hoe ze nu zijn.",
    },
    "link-replaced": comes,
    "pickup-missed": { title: "Ophalen is niet gelukt.", text: "Kies hieronder een nieuw moment." },
    "picked-up": { title: "Opgehaald.", text: "De chauffeur heeft je was meegenomen." },
    counted: { title: "Geteld.", text: "Alles is geteld en gewogen." },
    recounted: { title: "Opnieuw geteld.", text: "Hieronder staat hoe het nu is." },
    ready: { title: "Schoon.", text: "Alles ligt klaar om bezorgd te worden." },
    "delivery-missed": {
      title: "Bezorgen is niet gelukt.",
      text: "Kies hieronder een nieuw moment.",
    },
    "part-delivered": comes,
    delivered: { title: "Bezorgd.", text: "Alles is terug." },
    "fee-waived": {
      title: "Er zijn kosten kwijtgescholden.",
      text: "Die hoef je niet te betalen.",
    },
    cancelled: { title: "Geannuleerd.", text: "We komen niet." },
    withdrawn: { title: "Herroepen.", text: "Hieronder staat wat er nu gebeurt." },
    "bill-sent": { title: "De rekening is er.", text: "Hieronder staat wat je betaalt." },
    "payment-changed": {
      title: "Er is nieuws over je betaling.",
      text: "Hieronder staat hoe het nu is.",
    },
    "refund-changed": {
      title: "Er is nieuws over je terugbetaling.",
      text: "Hieronder staat hoe het nu is.",
    },
    "stop-undone": comes,
    reminded: comes,
    overdue: { title: "De betaaltermijn is voorbij.", text: "Hieronder kun je alsnog betalen." },
    "written-off": comes,
  },
  done: {
    change: { title: "Gewijzigd.", text: "Je krijgt een mail met de nieuwe tijden." },
    cancel: { title: "Geannuleerd.", text: "We komen niet. Je krijgt er een mail over." },
    withdraw: {
      title: "Herroepen.",
      text: "Het bewijs is naar je gemaild: wanneer je hebt herroepen, en wat.",
    },
    details: { title: "Bewaard.", text: "De chauffeur ziet het." },
  },
  refusals: {
    order_changed:
      "Deze bestelling is net gewijzigd. Hieronder staat hoe het nu is; je keuze staat er nog.",
    not_possible_now:
      "Dit kan niet meer: de bestelling is al een stap verder. Hieronder staat hoe het nu is.",
    fee_not_accepted:
      "Het is nu minder dan 8 uur voor het ophalen, daarom kost dit geld. Vink aan dat je dat weet.",
    delivery_too_early: "Het bezorgen komt te snel na dit ophalen. Kies ook een andere bezorgtijd.",
    slot_taken: "Deze tijd is net door iemand anders gekozen. Kies een andere.",
    slot_not_offered: "Deze tijd is er niet meer. Kies een andere.",
    changed_too_often:
      "Er is vandaag al vaak iets gewijzigd. Deze wijziging is niet bewaard; je keuze staat er nog. Morgen kan het weer. Kan het niet wachten? Bel ons.",
    other: "Dat is niet gelukt. Er is niets veranderd. Probeer het opnieuw of bel ons.",
  },
  close: "Melding sluiten",
  waiting: "Geen verbinding. We sturen het opnieuw zodra die er is; het telt maar één keer.",
  change: {
    back: (number) => `Bestelling ${number}`,
    title: "Kies andere tijden",
    titleDelivery: "Kies een andere bezorgtijd",
    titleNew: "Kies een nieuw moment",
    lede: "Je oude tijden blijven staan tot je bevestigt.",
    ledeFee: (amount) =>
      `Het is minder dan 8 uur voor het ophalen, daarom kost wijzigen nu ${amount}.`,
    label: "Je wijziging",
    same: "blijft zoals het is",
    fee: "Wijziging binnen 8 uur",
    foot: "Je houdt je oude tijden tot je bevestigt.",
    footFee: (amount) =>
      `De ${amount} komt op je rekening. Je betaalt nu niets. Je houdt je oude tijden tot je bevestigt.`,
    tooEarly: (day) => `${day} lukt niet meer. We hebben twee werkdagen nodig.`,
    accept: (amount) => `Ik weet dat deze wijziging ${amount} kost`,
    missing: "Kies eerst een andere tijd.",
    missingTick: "Vink aan dat je weet wat het kost.",
    confirm: "Bevestig de wijziging",
    confirmFee: (amount) => `Wijzig voor ${amount}`,
    busy: "Wijzigen",
    keep: "Laat het zoals het was",
    becomes: "wordt",
    was: "was",
  },
  cancel: {
    title: "Wil je de bestelling annuleren?",
    free: (moment) => `Het is nog gratis, tot ${moment}.`,
    freeNow: "Het kost niets.",
    fee: (amount) => `Het is minder dan 8 uur voor het ophalen. Daarom kost annuleren ${amount}.`,
    coolingOff: (day, stopsPlan) =>
      `Je bent nog in je bedenktijd, tot en met ${day}. Herroepen kost niets${stopsPlan ? " en stopt ook je vaste afspraak" : ""}.`,
    days: (pickup, delivery) =>
      delivery ? `We komen ${pickup} en ${delivery} niet.` : `We komen ${pickup} niet.`,
    accept: (amount) => `Ik weet dat annuleren ${amount} kost`,
    missing: "Vink aan dat je weet wat het kost.",
    confirm: "Ja, annuleer",
    confirmFee: (amount) => `Annuleer voor ${amount}`,
    busy: "Annuleren",
    keep: "Nee, laat maar staan",
    close: "Sluiten",
  },
  plan: {
    heading: "Elke week, of om de paar weken",
    text: "We kunnen elke 1, 2, 3 of 4 weken vanzelf terugkomen, op de dag en tijd die je uitkomen. Overslaan of verzetten is gratis tot 8 uur ervoor, en stoppen kan altijd.",
    button: "Vaste afspraak maken",
  },
  withdrawal: {
    heading: "Bedenktijd",
    until: (day) => `Herroepen kan tot en met ${day}, zonder reden.`,
    done: (moment) => `Je hebt herroepen op ${moment}.`,
    before: {
      may: "Het kost niets.",
      done: "We komen niet en je betaalt niets.",
      follows: "We komen niet en je betaalt niets.",
    },
    after: {
      may: "Je betaalt dan wat we al hebben gedaan.",
      done: "We brengen alles terug. Je betaalt wat we toen al hadden gedaan.",
      follows:
        "Je was is bij ons: we brengen die terug op de afgesproken bezorgtijd. Je betaalt wat we tot nu toe hebben gedaan.",
    },
    title: "Wil je de overeenkomst herroepen?",
    what: (number, day, name) =>
      name
        ? `Bestelling ${number} van ${day}, op naam van ${name}.`
        : `Bestelling ${number} van ${day}.`,
    mail: "We bevestigen het meteen, op het mailadres van je bestelling.",
    plan: "Je vaste afspraak stopt ook: we komen niet meer vanzelf terug. Wat verder al besteld is, gaat wel door.",
    busy: "Herroepen",
  },
  code: {
    heading: "Alleen voor jou",
    text: "Deze bestelling is meer dan 90 dagen geleden afgerond. Naam, adres en rekening zie je na het intypen van de code die we je mailen.",
    send: "Mail me een code",
    again: "Stuur een nieuwe code",
    label: "Code van zes cijfers",
    open: "Laat alles zien",
    busy: "Een moment",
    wrong: "Deze code klopt niet, of niet meer.",
    steps: {
      sent: "De code is onderweg naar het mailadres van deze bestelling. Hij is 15 minuten geldig.",
      opening: "",
      wrong: "Kijk in de laatste mail, of laat een nieuwe code sturen.",
      often: "Er zijn te veel codes gevraagd of geprobeerd. Wacht even en probeer het dan opnieuw.",
      failed: "Dat is niet gelukt. Probeer het nog eens.",
    },
  },
  details: {
    seen: "We zien dit meteen.",
    examples: {
      bell: "bijv. De Wit, twee keer bellen",
      floor: "bijv. 2, trap rechts",
      neighbour: "bijv. 18-B",
      leaveWith: "bijv. geef het aan de buren",
      atDoor: "alleen als het daar mag blijven staan: waar?",
      detergent: "bijv. zonder parfum",
      folding: "bijv. overhemden op een hanger",
    },
    needed: "Alleen naam en telefoon zijn nodig.",
    required: "Vul dit in, dan kunnen we je bereiken.",
    phoneDoubt: "Klopt dit nummer? De chauffeur belt als hij je niet kan vinden.",
    save: "Bewaar",
    busy: "Bewaren",
    keep: "Niet wijzigen",
  },
} satisfies Translated<typeof en>;
