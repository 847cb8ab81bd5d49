import { brand } from "@waslijn/contract/shared/brand";
import type { careEn } from "./care-mails.en.ts";

export const careNl = (): ReturnType<typeof careEn> => ({
  received: {
    subject: (number) => `We hebben je melding over bestelling ${number}`,
    title: "We zoeken het uit.",
    preview: (until) => `Je hebt uiterlijk ${until} ons antwoord.`,
    intro: "Vervelend dat er iets niet goed is. Een collega gaat ermee aan de slag.",
    number: "Bestelling",
    piece: "Het gaat om",
    other: "Iets anders",
    until: "Antwoord uiterlijk",
    keep: "Laat het stuk zoals het is: draag en was het niet tot je van ons hoort.",
    button: "Volg je melding",
  },
  answered: {
    subject: (number) => `Ons antwoord over bestelling ${number}`,
    title: "Dit is ons antwoord.",
    preview: "Over wat je hebt gemeld.",
    money: (amount) => `We bieden je ${amount}.`,
    cleaning: "We maken het graag nog een keer schoon. Gratis.",
    accept:
      "Je neemt het aan op de pagina van je bestelling. Had je iets anders in gedachten? Zeg het daar, dan kijken we opnieuw.",
    accepted: (amount) =>
      `Neem je het aan, dan krijg je ${amount} terug, of het gaat van je rekening af als die nog openstaat.`,
    button: "Bekijk ons aanbod",
    see: "Bekijk je melding",
    call: `Liever even praten? Bel ${brand.phone}.`,
  },
});
