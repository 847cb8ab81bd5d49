import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./my-plans.en.ts";

export default {
  heading: "Komt vanzelf terug",
  next: (day) => `Volgende keer: ${day}.`,
  paused: (day) => `Gepauzeerd tot ${day}.`,
  change: "Wijzig",
} satisfies Translated<typeof en>;
