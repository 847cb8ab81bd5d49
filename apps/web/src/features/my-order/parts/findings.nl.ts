import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./findings.en.ts";

export default {
  heading: "Wat we zagen bij het tellen",
  lede: "Dit zat er al in toen je was binnenkwam. We doen er ons best op.",
  kinds: { stain: "vlek", hole: "gat", button: "knoop" },
  photo: (piece, place) => `${piece}, foto ${place}`,
} satisfies Translated<typeof en>;
