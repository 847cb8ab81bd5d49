import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./my-plans.en.ts";

export default {
  change: "Wijzig",
  plan: " deze vaste afspraak",
  paused: (day) => `Gepauzeerd tot ${day}.`,
  stop: "Stop de vaste afspraak",
} satisfies Translated<typeof en>;
