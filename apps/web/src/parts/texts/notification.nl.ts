import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./notification.en.ts";

export default {
  close: "Melding sluiten",
  generic:
    "Oeps! Er ging bij ons iets mis. We hebben een melding gekregen en gaan er meteen mee aan de slag.",
  busy: "Bezig met laden",
  broken: "Oeps, deze pagina doet het even niet",
  kept: "Wat je hebt ingevuld, staat nog op dit apparaat.",
  reload: "Pagina opnieuw laden",
} satisfies Translated<typeof en>;
