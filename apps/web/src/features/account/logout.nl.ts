import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./logout.en.ts";

export default {
  title: "Uitloggen",
  text: "Een ogenblik, we loggen je uit.",
} satisfies Translated<typeof en>;
