import { brand } from "@waslijn/contract/shared/brand";
import type { planEn } from "./plan-mails.en.ts";

export const planNl: typeof planEn = {
  planRhythm: (weeks, weekday, from, to) =>
    `${weeks === 1 ? "elke week" : `elke ${weeks} weken`} op ${weekday}, ${from} – ${to}`,
  planMade: {
    subject: (rhythm) => `Je vaste afspraak: ${rhythm}`,
    title: "Je vaste afspraak staat.",
    preview:
      "We komen vanzelf terug. Overslaan is gratis tot 8 uur voor het ophalen, stoppen kan altijd.",
    intro: (rhythm) => `Vanaf nu komen we vanzelf terug: ${rhythm}.`,
    first: (day, number) =>
      `De eerste keer is ${day}. We bestellen steeds 5 dagen van tevoren voor je, hetzelfde als bij bestelling ${number}, en mailen je daarover. Je betaalt per keer, zoals altijd.`,
    change: "Toch niet?",
    see: "Bekijk of wijzig je vaste afspraak",
    pause: "Pauzeer tot een datum",
    stop: "Stop de vaste afspraak",
  },
  planNamed: {
    part: (rhythm) => `Deze bestelling hoort bij je vaste afspraak: ${rhythm}.`,
    goesOn: (rhythm, day) => `Je vaste afspraak gaat door: ${rhythm}. De volgende keer is ${day}.`,
    stopped: (rhythm) =>
      `Je vaste afspraak (${rhythm}) is gestopt: we komen niet meer vanzelf terug. Wat al besteld is, gaat wel door.`,
    see: "Bekijk je vaste afspraak",
    stop: "Stop de vaste afspraak",
  },
  turnOrdered: {
    subject: (day) => `We komen ${day}`,
    title: (day) => `We halen je was op ${day}.`,
    preview:
      "Besteld, zoals je hebt afgesproken. Overslaan of verzetten is gratis tot 8 uur voor het ophalen.",
    intro: (weeks) =>
      weeks === 1
        ? "We komen elke week langs, daarom hebben we voor je besteld:"
        : `We komen elke ${weeks} weken langs, daarom hebben we voor je besteld:`,
    moved: (window) =>
      `Je vaste tijd, ${window}, is vol of valt op een dag dat we dicht zijn. Dit is de dichtstbijzijnde tijd die vrij was. De keren hierna blijven zoals ze waren.`,
    movedDelivery:
      "Je vaste bezorgtijd was deze keer niet vrij. Dit is de eerste tijd daarna. De keren hierna blijven zoals ze waren.",
    change: "Komt het niet uit?",
    skip: "Sla deze keer over",
    move: "Kies andere tijden",
    pause: "Pauzeer tot een datum",
    stop: "Stop met de vaste afspraak",
    press: "Elke link opent een pagina met één knop; er verandert niets voor je daarop drukt.",
  },
  turnSkipped: {
    subject: (day) => `We komen niet op ${day}`,
    title: (day) => `We komen ${day} niet.`,
    preview: "Je vaste afspraak gaat daarna gewoon door.",
    reasons: {
      "none-free": (window) =>
        `Je vaste tijd, ${window}, is vol, en alles in de twee dagen ervoor en erna ook.`,
      closed: (window) =>
        `Je vaste tijd, ${window}, valt op een dag dat we dicht zijn, en in de twee dagen ervoor en erna was niets vrij.`,
      overdue: (window) =>
        `Er staat een rekening open die al betaald had moeten zijn. Tot dat gebeurd is bestellen we niet voor je, dus we komen niet op ${window}.`,
      "outside-area": (window) =>
        `Op dit adres halen we op dit moment niet op, dus we komen niet op ${window}. Bel ons, we denken graag mee: ${brand.phone}.`,
    },
    next: (day) =>
      `We slaan deze keer over. Je vaste afspraak gaat door: de volgende keer is ${day}.`,
    order: "Wil je dat we eerder komen? Bestel dan voor een dag die je uitkomt.",
    button: "Bekijk je vaste afspraak",
  },
};
