import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./coming-turns.en.ts";

export default {
  label: "Komende keren",
  ordered: "besteld",
  skipped: "overgeslagen",
  skip: "Sla deze keer over",
  unskip: "Niet overslaan",
  on: (day) => ` op ${day}`,
} satisfies Translated<typeof en>;
