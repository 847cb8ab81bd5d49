import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./next.en.ts";

export default {
  title: "Je bent de volgende.",
  pickup: (time) => `Onze chauffeur staat rond ${time} voor je deur om je was op te halen.`,
  delivery: (time) => `Onze chauffeur staat rond ${time} voor je deur met je schone was.`,
} satisfies Translated<typeof en>;
