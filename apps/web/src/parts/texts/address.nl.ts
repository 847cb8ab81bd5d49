import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./address.en.ts";

export default {
  postalCode: "Postcode",
  postalCodeWrong: "Vul vier cijfers en twee letters in, zoals 1234AB.",
  houseNumber: "Huisnummer",
  addition: "Toevoeging of verdieping",
  optional: "mag leeg",
  street: "Straat",
  city: "Plaats",
  missing: "Vul je postcode en huisnummer in.",
  missingStreet: "Vul je postcode, huisnummer, straat en plaats in.",
  checking: "Even kijken",
  weCome: (postalCode: string) => `Ja, we komen in ${postalCode}.`,
  firstPickup: (day: string, time: string) => `Eerste ophaalmoment: ${day}, ${time}.`,
  fillIn: "Vul de rest van je adres in.",
} satisfies Translated<typeof en>;
