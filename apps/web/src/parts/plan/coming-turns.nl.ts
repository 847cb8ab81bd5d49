import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./coming-turns.en.ts";

export default {
  label: "De volgende keren",
  ordered: "besteld",
  skipped: "overgeslagen",
  skip: "Sla over",
  unskip: "Toch doen",
  on: (day) => ` op ${day}`,
} satisfies Translated<typeof en>;
