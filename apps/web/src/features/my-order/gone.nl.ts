import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./gone.en.ts";

export default {
  title: "Deze link werkt niet",
  text: "Misschien is hij vervangen of niet helemaal gekopieerd. Gebruik de knop in onze laatste mail, laat je link opnieuw sturen, of bel ons.",
  call: (phone) => `Bel ${phone}`,
  logIn: "Naar je bestellingen",
} satisfies Translated<typeof en>;
