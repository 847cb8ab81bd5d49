import type { Language } from "@waslijn/contract/shared/constants";

const WORDS = {
  nl: {
    other: "Iets anders",
    refund: (piece: string | null) => (piece ? `Vergoeding voor: ${piece}` : "Vergoeding"),
  },
  en: {
    other: "Something else",
    refund: (piece: string | null) => (piece ? `Compensation for: ${piece}` : "Compensation"),
  },
};

export const careWords = (language: Language): (typeof WORDS)["nl"] => WORDS[language];
