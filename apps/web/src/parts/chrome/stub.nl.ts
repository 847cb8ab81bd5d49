import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./stub.en.ts";

export default {
  title: "Bijna klaar",
  text: "Aan deze pagina wordt gewerkt.",
} satisfies Translated<typeof en>;
