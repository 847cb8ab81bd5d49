import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./pay.en.ts";

export default {
  title: (number) => `Bestelling ${number} betalen`,
  order: "Bestelling",
  toPay: "Te betalen: ",
  how: "Hoe wil je betalen?",
  methods: {
    ideal: {
      text: "Via de app van je bank",
      with: "iDEAL | Wero",
      lock: "Je betaalt bij je eigen bank. Wij zien je gegevens niet.",
    },
    creditcard: {
      text: "Visa of Mastercard",
      with: "creditcard",
      lock: "Je betaalt op de beveiligde pagina van onze betaaldienst. Wij zien je kaart niet.",
    },
    paypal: {
      text: "Met je PayPal-account",
      with: "PayPal",
      lock: "Je betaalt bij PayPal. Wij zien je gegevens niet.",
    },
    banktransfer: {
      text: "Duurt 1 tot 2 werkdagen",
      with: "een overboeking",
      lock: "Je betaalt bij je eigen bank. Wij zien je gegevens niet.",
    },
  },
  pay: (amount, method) => `Betaal ${amount} met ${method}`,
  busy: "We brengen je erheen",
  payBy: (day) => `Betaal uiterlijk ${day}.`,
  rest: (paid) => `Je hebt al ${paid} betaald. Dit staat nog open.`,
  writtenOff: "We vragen niet meer om deze rekening. Betalen kan nog wel.",
  news: {
    changed: "De rekening is net aangepast. Dit is het bedrag van nu.",
    unpaid: "Die betaling is niet gelukt. Er is niets betaald. Probeer het opnieuw.",
    down: "De betaaldienst antwoordt niet. Er is niets betaald en je rekening blijft staan. Probeer het over een paar minuten opnieuw.",
    often:
      "Er is net te vaak geprobeerd te betalen. Er is niets betaald en je rekening blijft staan. Probeer het over een uur opnieuw of bel ons.",
    failed: "Dat lukte niet. Er is niets betaald. Probeer het opnieuw of bel ons.",
  },
  waiting: "Geen verbinding. Zodra die terug is, gaan we vanzelf verder.",
  ends: {
    pending: {
      heading: "We wachten op je bank",
      text: () =>
        "Dat duurt meestal een paar seconden, een overboeking 1 tot 2 werkdagen. Je mag deze pagina sluiten: we mailen je zodra je betaling binnen is.",
    },
    paid: {
      heading: "Betaald. Bedankt!",
      text: (amount) => `Je betaling van ${amount} is binnen.`,
    },
    "partly-refunded": {
      heading: "Betaald, en een deel krijg je terug",
      text: (amount) => `Je krijgt ${amount} terug, op dezelfde manier als je betaalde.`,
    },
    refunded: {
      heading: "Je krijgt je geld terug",
      text: (amount) => `Je krijgt ${amount} terug, op dezelfde manier als je betaalde.`,
    },
    overpaid: {
      heading: "Betaald. Bedankt!",
      text: (amount) =>
        `Je hebt ${amount} te veel betaald. Dat krijg je terug, op dezelfde manier als je betaalde.`,
    },
    "written-off": {
      heading: "Deze rekening is gesloten",
      text: () => "Je kunt hem hier niet meer betalen. Bel ons als je er meer over wilt weten.",
    },
    free: {
      heading: "Niets te betalen",
      text: () => "Voor deze bestelling hoef je niets te betalen.",
    },
    "due-elsewhere": {
      heading: "Online betalen kan nu niet",
      text: (amount) =>
        `Bel ons, dan spreken we af hoe je ${amount} betaalt. Je rekening blijft staan.`,
    },
  },
  receipt: (number) =>
    `Factuur ${number} staat op de pagina van je bestelling. De link staat in je mail.`,
  again: "Probeer opnieuw",
  againHint:
    "Ging er iets mis bij je bank? Betaal je dubbel, dan krijg je de tweede betaling terug.",
  call: (phone) => `Bel ${phone}`,
  paper: "Je rekening",
  noScript: "Betalen op deze pagina werkt alleen met JavaScript. Bel ons, dan helpen we je:",
  loading: "We zoeken je rekening.",
  lost: {
    title: "We konden je rekening niet laden",
    text: "Misschien is er geen verbinding. Er is niets veranderd.",
    retry: "Probeer opnieuw",
  },
} satisfies Translated<typeof en>;
