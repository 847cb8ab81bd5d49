import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./notification.en.ts";

export default {
  close: "Melding sluiten",
  generic:
    "Oeps! Er ging bij ons iets mis. We hebben bericht gekregen en gaan er meteen mee aan de slag.",
  busy: "Bezig met laden",
} satisfies Translated<typeof en>;
