import { defineTexts } from "../../i18n/define-texts.ts";

export const usePiecesTexts = defineTexts({
  en: {
    kilos: "Kilos of laundry",
    noKilos: "Type kilos as a number, like 7.4.",
    item: (line: number) => `Piece, line ${line}`,
    count: (line: number) => `How many, line ${line}`,
    remove: (line: number) => `Remove line ${line}`,
    noCount: "Type how many as a whole number from 1.",
    add: "Add a piece",
    differences: {
      kilos: "Kilos",
      bags: "Bags",
      bagsBack: "Bags handed back for good",
      both: "you both counted",
      you: "You",
      byYou: (what: string, count: string) => `${what} ${count}, counted by you alone: stays`,
      byThem: (what: string, count: string, who: string) =>
        `${what} ${count}, changed by ${who} alone: goes along`,
    },
  },
  nl: {
    kilos: "Kilo’s was",
    noKilos: "Typ kilo’s als getal, zoals 7,4.",
    item: (line: number) => `Stuk, regel ${line}`,
    count: (line: number) => `Aantal, regel ${line}`,
    remove: (line: number) => `Haal regel ${line} weg`,
    noCount: "Typ het aantal als heel getal vanaf 1.",
    add: "Stuk toevoegen",
    differences: {
      kilos: "Kilo’s",
      bags: "Waszakken",
      bagsBack: "Waszakken voorgoed terug",
      both: "jullie telden allebei",
      you: "Jij",
      byYou: (what: string, count: string) => `${what} ${count}, alleen door jou geteld: blijft`,
      byThem: (what: string, count: string, who: string) =>
        `${what} ${count}, alleen door ${who} veranderd: gaat mee`,
    },
  },
});
