import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./driver.en.ts";

export default {
  heading: "Voor de chauffeur",
  edit: "Wijzig",
  editAll: " de aanwijzingen en gegevens",
  bell: "Bel",
  floor: "Verdieping",
  neighbour: "Buren",
  leaveWith: "Niet thuis?",
  notes: "Opmerking",
  name: "Naam",
  phone: "Telefoon",
  none: "Is er iets wat de chauffeur moet weten?",
  until: "Aanpassen kan tot we je was ophalen.",
} satisfies Translated<typeof en>;
