import { defineTexts } from "../../../i18n/define-texts.ts";

export const useBagsTexts = defineTexts({
  en: {
    title: "The bags do not add up.",
    differ: (door: number, arrived: number) => `${door} at the door, ${arrived} arrived.`,
    why: "What happened?",
    clear: "Solved",
    cleared: "The flag is gone. What you wrote is among the notes.",
  },
  nl: {
    title: "De waszakken kloppen niet.",
    differ: (door: number, arrived: number) => `Aan de deur ${door}, binnen ${arrived}.`,
    why: "Wat is er gebeurd?",
    clear: "Opgelost",
    cleared: "De melding is weg. De uitleg staat bij de notities.",
  },
});
