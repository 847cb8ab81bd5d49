import { brand } from "@waslijn/contract/shared/brand";
import type { payEn } from "./pay-mails.en.ts";

export const payNl = (): ReturnType<typeof payEn> => ({
  bill: {
    subject: (amount) => `Je rekening: ${amount}`,
    counted: (amount) => `Alles is geteld: ${amount}.`,
    rest: (amount) => `Je betaalt nog ${amount}.`,
    title: (amount) => `Je rekening is ${amount}.`,
    preview: (day) => `Betaal uiterlijk ${day}. Het is zo gedaan.`,
    intro: (number) => `Dit is de rekening van bestelling ${number}:`,
    free: "gratis",
    total: "Totaal",
    open: "Nog te betalen",
    button: (amount) => `Betaal ${amount}`,
    vat: (amount) => `Inclusief 21% btw: ${amount}.`,
    how: (day) =>
      `Betalen kan met iDEAL | Wero, creditcard, PayPal of een overboeking, uiterlijk ${day}.`,
    back: (window) => `We brengen alles terug: ${window}. Je hoeft dan nog niet betaald te hebben.`,
    wrong: `Klopt er iets niet in de rekening? Bel ${brand.phone} voor je betaalt. Dan passen we hem aan.`,
  },
  paid: {
    subject: (number) => `Betaald: je bon van ${number}`,
    title: (amount) => `${amount} betaald. Bedankt.`,
    preview: "Dit is je bon, met factuurnummer.",
    intro: "Je betaling is binnen. Dit is je bon:",
    invoice: "Factuurnummer",
    date: "Factuurdatum",
    vat: (amount) => `Inclusief 21% btw: ${amount}.`,
    button: "Bekijk bestelling en factuur",
    keep: "Daar staat de factuur als PDF, om te printen of te bewaren.",
  },
  reminder: {
    1: {
      subject: (amount) => `Nog te betalen: ${amount}`,
      title: "Je rekening staat nog open.",
      preview: (number) => `Het gaat om bestelling ${number}.`,
      intro: (number, amount, day) =>
        `De rekening van ${amount} voor bestelling ${number} is nog niet betaald. Betaal uiterlijk ${day}.`,
    },
    2: {
      subject: (amount) => `Laatste herinnering: nog ${amount} te betalen`,
      title: "Je betaaltermijn loopt af.",
      preview: (number) => `De rekening van bestelling ${number} staat nog open.`,
      intro: (number, amount, day) =>
        `We vroegen je om uiterlijk ${day} te betalen. De rekening van ${amount} voor bestelling ${number} staat nog open. Betaal hem alsjeblieft vandaag nog.`,
    },
    crossed: "Heb je net betaald? Dan heeft deze mail je betaling gekruist.",
    trouble: `Lukt betalen niet? Bel ${brand.phone}, dan zoeken we samen naar iets dat wel kan.`,
  },
  refund: {
    ways: {
      service: {
        subject: (amount) => `Je krijgt ${amount} terug`,
        title: (amount) => `Je krijgt ${amount} terug.`,
        intro: "Het geld gaat terug zoals je hebt betaald. Je hoeft niets te doen.",
        when: "Meestal binnen 3 werkdagen; bij een creditcard kan het langer duren.",
      },
      "by-hand": {
        subject: (amount) => `Je krijgt ${amount} van ons`,
        title: (amount) => `Je krijgt ${amount} van ons.`,
        intro:
          "Dit kan niet terug zoals je hebt betaald. Daarom maken we het zelf naar je over. We bellen je om te vragen waarheen.",
        when: "Binnen 5 werkdagen.",
      },
      paid: {
        subject: (amount) => `We hebben je ${amount} betaald`,
        title: (amount) => `We hebben je ${amount} betaald.`,
        intro:
          "Terugbetalen zoals je had betaald lukte niet. Daarom hebben we het op een andere manier aan je betaald. Je hoeft niets te doen.",
        when: "Het is gedaan. Bij een overboeking staat het soms pas de volgende werkdag op je rekening.",
      },
    },
    preview: (number) => `Het gaat om bestelling ${number}.`,
    amount: "Bedrag",
    why: "Waarom",
    difference: "Je had meer betaald dan je rekening.",
    deposit: "De borg van je waszak, voor zover die niet van je rekening af ging.",
    when: "Wanneer",
    button: "Bekijk je bestelling",
    failed: {
      subject: (amount) => `${amount} terugbetalen lukte niet`,
      title: (amount) => `${amount} terugbetalen lukte nog niet.`,
      intro: (amount) =>
        `We wilden je ${amount} terugbetalen zoals je had betaald, maar de bank nam het niet aan. Je krijgt je geld gewoon: we proberen het opnieuw, of bellen je om het op een andere manier over te maken.`,
      when: "Binnen 2 werkdagen hoor je van ons.",
      call: `Liever meteen regelen? Bel ${brand.phone}.`,
    },
  },
});
