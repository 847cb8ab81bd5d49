import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./deliveries.en.ts";

export default {
  heading: "Hoe we het afgaven",
  bags: (bags, all) =>
    all > bags ? `${bags} van ${all} waszakken` : bags === 1 ? "1 waszak" : `${bags} waszakken`,
  handovers: {
    "handed-over": () => "Aan de deur overhandigd",
    neighbours: (houseNumber) =>
      houseNumber ? `Afgegeven bij nummer ${houseNumber}` : "Afgegeven bij de buren",
    "at-door": () => "Bij je deur gezet, zoals je had gevraagd",
  },
  received: (name) => `Aangenomen door ${name}.`,
  photo: "Foto van de chauffeur",
  alt: (where) => `Foto van de chauffeur: ${where}`,
  missing: (bags) => (bags === 1 ? "1 waszak komt nog" : `${bags} waszakken komen nog`),
  reasons: {
    "not-in-van": "De rest zat niet in de bus.",
    "not-washed": "De rest was nog niet schoon.",
    refused: "De rest heb je nu niet aangenomen.",
  },
  bill: "Je rekening blijft gelijk: de tweede keer bezorgen is gratis.",
} satisfies Translated<typeof en>;
