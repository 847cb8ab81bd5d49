import { defineTexts } from "../../i18n/define-texts.ts";

export const usePlanTexts = defineTexts({
  en: {
    kinds: { pickup: "pickup", delivery: "delivery" },
    moved: (count: number, driver: string) =>
      `${count} ${count === 1 ? "stop" : "stops"} to ${driver}.`,
    freed: (count: number) => `${count} ${count === 1 ? "stop" : "stops"} back with nobody.`,
  },
  nl: {
    kinds: { pickup: "ophalen", delivery: "bezorgen" },
    moved: (count: number, driver: string) =>
      `${count} ${count === 1 ? "stop" : "stops"} naar ${driver}.`,
    freed: (count: number) => `${count} ${count === 1 ? "stop" : "stops"} weer bij niemand.`,
  },
});
