import { defineTexts } from "../../i18n/define-texts.ts";

const bagsEn = (count: number): string => (count === 1 ? "1 bag" : `${count} bags`);
const bagsNl = (count: number): string => (count === 1 ? "1 waszak" : `${count} waszakken`);

const en = {
  title: "Starter kits",
  beside: (count: number) => `${bagsEn(count)} to post`,
  loading: "Loading starter kits",
  waiting: {
    title: "To post",
    none: "No bag has to be posted",
    noneText: "A first order of somebody without our bag puts one here.",
  },
  columns: { name: "To", address: "Address" },
  pickup: (day: string) => `pickup ${day}`,
  sentAt: (moment: string) => `posted ${moment}`,
  paper: "Labels on",
  papers: { sheet: "A4 sheet of 21 (63.5 × 38.1 mm)", roll: "Roll (89 × 36 mm)" },
  used: "Labels used on the first sheet",
  usedWrong: "Type a whole number from 0 to 20.",
  scale: "Print at 100 %.",
  print: (count: number) => (count === 1 ? "1 label" : `${count} labels`),
  printed: (file: string) => `${file} is in your downloads.`,
  post: (count: number) => `Mark ${bagsEn(count)} as posted`,
  posted: (count: number) => `${bagsEn(count)} posted. The mails to customers go in a minute.`,
  chosen: (count: number) => `${count} chosen`,
  all: "All of the list, unless you choose some.",
  changed: "Somebody else changed the list. It has been loaded again.",
  sent: { title: "Posted in the last two weeks", none: "Nothing was posted." },
  takeBack: "Put back",
  takeBackLong: (number: string) => `Put back on the list: ${number}`,
  takenBack: (number: string) => `${number} is on the list again.`,
};

const nl: typeof en = {
  title: "Starterspakketten",
  beside: (count) => `${bagsNl(count)} te versturen`,
  loading: "Starterspakketten laden",
  waiting: {
    title: "Te versturen",
    none: "Er hoeft geen waszak op de post",
    noneText: "Een eerste bestelling van iemand zonder onze waszak zet er hier een neer.",
  },
  columns: { name: "Aan", address: "Adres" },
  pickup: (day) => `ophalen ${day}`,
  sentAt: (moment) => `verstuurd ${moment}`,
  paper: "Etiketten op",
  papers: { sheet: "A4-vel met 21 (63,5 × 38,1 mm)", roll: "Rol (89 × 36 mm)" },
  used: "Al gebruikt van het eerste vel",
  usedWrong: "Typ een heel getal van 0 tot 20.",
  scale: "Print op 100 %.",
  print: (count) => (count === 1 ? "1 etiket" : `${count} etiketten`),
  printed: (file) => `${file} staat bij je downloads.`,
  post: (count) => `Meld ${bagsNl(count)} verstuurd`,
  posted: (count) =>
    `${bagsNl(count)} verstuurd gemeld. De mails aan klanten gaan over een minuut weg.`,
  chosen: (count) => `${count} gekozen`,
  all: "De hele lijst, tenzij je er een paar kiest.",
  changed: "Iemand anders heeft de lijst gewijzigd. Hij is opnieuw geladen.",
  sent: { title: "Verstuurd in de laatste twee weken", none: "Er is niets verstuurd." },
  takeBack: "Zet terug",
  takeBackLong: (number) => `Zet terug op de lijst: ${number}`,
  takenBack: (number) => `${number} staat weer op de lijst.`,
};

export const useKitsTexts = defineTexts({ nl, en });
