import { brand } from "@waslijn/contract/shared/brand";
import type { en } from "./mail.en.ts";

export const nl: typeof en = {
  hello: (name) => (name ? `Hallo ${name},` : "Hallo,"),
  footer: [
    `${brand.company}, ${brand.street}, ${brand.postalCode} ${brand.city}`,
    `Vragen? Bel ${brand.phone} (gratis) of mail naar ${brand.email}.`,
  ],
  labels: {
    number: "Bestelnummer",
    pickup: "Ophalen",
    delivery: "Bezorgen",
    services: "Diensten",
    bags: "Waszakken",
    address: "Adres",
    location: "Locatie",
    company: "Bedrijf",
    contact: "Contact",
    coupon: "Actiecode",
    kind: "Soort",
    hub: "Hub",
    bag: "Heeft een waszak",
    byHand: "Adres met de hand ingevuld, niet bekend in het register",
  },
  yes: "ja",
  no: "nee",
  window: (day, from, to) => `${day}, ${from} – ${to}`,
  kinds: {
    consumer: "Consument",
    "re-use": "Re-use",
    "re-cover": "Re-cover",
    b2b: "Zakelijk",
    retail: "Afgifte",
    collection: "Ophaalverzoek",
  },
  confirmation: {
    subject: (number) => `Je bestelling ${number} is geplaatst`,
    intro: "Bedankt voor je bestelling. Dit hebben we afgesproken:",
    next: "Zo gaat het verder",
    bag: "Je gratis waszak komt met de post en past door de brievenbus. Daar doe je je was in.",
    pickup: (window) => `Onze chauffeur haalt je was op: ${window}.`,
    payment:
      "Als alles is gescand, geteld of gewogen, krijg je een betaallink per sms of e-mail. Je betaalt met iDEAL | Wero, creditcard of PayPal.",
    delivery: (window) => `We brengen alles schoon terug: ${window}.`,
    change: (fee) =>
      `Wijzigen of annuleren kan gratis tot 8 uur voor het ophalen of bezorgen: bel ${brand.phone}. Later dan 8 uur voor het ophalen kost het ${fee}.`,
    calendar: "Met het bestand in de bijlage zet je de tijden in je agenda.",
    pickupEvent: `${brand.name}: was ophalen`,
    deliveryEvent: `${brand.name}: was bezorgen`,
    eventDescription: (number) => `Bestelling ${number}`,
  },
  account: {
    heading: "Is dit jouw account?",
    intro:
      "Bij deze bestelling is een account op jouw naam gemaakt. Bevestig het één keer, dan weten we zeker dat het van jou is:",
    button: "Mijn account bevestigen",
    doubt: `Heb je dit niet besteld? Bevestig dan niets en bel ons: ${brand.phone}.`,
  },
  orderButton: "Bekijk je bestelling",
  changedOrder: {
    subject: (number) => `Je bestelling ${number} is gewijzigd`,
    intro: "Je bestelling heeft nieuwe tijden. Dit geldt nu:",
    fee: (fee) =>
      `Deze wijziging was binnen 8 uur voor het ophalen en kost ${fee}. Je betaalt dat met je rekening.`,
    calendar: "Het bestand in de bijlage verzet de tijden in je agenda.",
  },
  cancelledOrder: {
    subject: (number) => `Je bestelling ${number} is geannuleerd`,
    intro: (number) => `Je bestelling ${number} is geannuleerd. We komen niet langs.`,
    fee: (fee) =>
      `Annuleren binnen 8 uur voor het ophalen kost ${fee}. Je krijgt daarvoor een betaallink.`,
    late: "We hebben je bestelling geannuleerd, omdat we na onze gemiste afspraak 14 dagen niets van je hoorden.",
    calendar: "Het bestand in de bijlage haalt de tijden uit je agenda.",
    again: "Nieuwe bestelling plaatsen",
  },
  missedStop: {
    subject: (number) => `We hebben je gemist: kies een nieuwe tijd voor ${number}`,
    pickup: "Onze chauffeur stond voor je deur om je was op te halen, maar het lukte niet.",
    delivery: "Onze chauffeur stond voor je deur met je schone was, maar het lukte niet.",
    reasons: {
      "nobody-home": "Er deed niemand open.",
      "wrong-address": "We konden het adres niet vinden.",
      "not-ready": "De was stond nog niet klaar.",
      "no-access": "We konden niet bij je deur komen.",
    },
    choose: "Kies een nieuwe tijd die jou uitkomt.",
    free: "Dat kost je niets.",
    fee: (fee) => `Dit was de tweede keer dat bezorgen niet lukte. Daarvoor rekenen we ${fee}.`,
    until: (days) => `Horen we binnen ${days} dagen niets, dan annuleren we je bestelling.`,
    button: "Kies een nieuwe tijd",
  },
  company: {
    subject: (number) => `Bestelling ${number} is geplaatst namens je bedrijf`,
    intro: "Namens je bedrijf is deze bestelling geplaatst:",
    doubt: `Ken je deze bestelling niet? Bel ons dan meteen: ${brand.phone}.`,
  },
  location: {
    subject: (number) => `Bestelling ${number} voor je locatie`,
    b2b: "Voor je locatie is deze bestelling geplaatst:",
    retail: "Voor je locatie is een afgifte aangemeld. Onze chauffeur haalt die op:",
    collection: "Voor je locatie is gevraagd om op te halen. Onze chauffeur komt langs:",
    doubt: `Ken je deze bestelling niet? Bel ons: ${brand.phone}.`,
  },
  operations: { subject: (number, kind) => `Nieuwe bestelling ${number} (${kind})` },
  reset: {
    subject: "Kies een nieuw wachtwoord",
    intro: `Je hebt een nieuw wachtwoord aangevraagd voor je account bij ${brand.name}. Met deze knop kies je er een:`,
    button: "Kies een nieuw wachtwoord",
    validity: (hours) =>
      `De link werkt één keer en is ${hours} uur geldig. Heb je hem niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.`,
  },
  changed: {
    subject: "Je wachtwoord is gewijzigd",
    intro: `Het wachtwoord van je account bij ${brand.name} is gewijzigd op`,
    doubt: `Was jij dit niet? Bel dan meteen ${brand.phone}. Op al je andere apparaten ben je uitgelogd.`,
  },
  areaThanks: {
    subject: "We laten het je weten als we bij je langskomen",
    intro: (postalCode) =>
      `Leuk dat je bij ons wilt bestellen. In ${postalCode} komen we nog niet. Zodra dat verandert, krijg je één e-mail van ons.`,
    privacy: "We gebruiken je e-mailadres nergens anders voor.",
  },
  areaOpened: {
    subject: "We komen nu ook bij jou aan de deur",
    intro: (postalCode) => `Goed nieuws: vanaf nu halen en bezorgen we ook in ${postalCode}.`,
    button: "Plaats je eerste bestelling",
    once: "Dit is de ene e-mail waar je om vroeg.",
  },
};
