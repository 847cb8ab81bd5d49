import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { Language } from "@waslijn/contract/shared/constants";

/** The amounts of a side, in the audit's sequence. */
const AMOUNTS = ["paid", "chargedBack", "refunded", "compensated"] as const;

type SideWords = {
  amounts: Record<(typeof AMOUNTS)[number], (amount: string) => string>;
  states: Readonly<Record<string, string>>;
  unknown: string;
};

/** One side of a difference, "paid 6246 0 500" or amounts only, as text; zero amounts are left out. */
export function sideInWords(side: string, words: SideWords, language: Language): string {
  const [first = "", ...rest] = side.split(" ");
  const hasState = !/^-?\d+$/.test(first);
  if (hasState && rest.length === 0) return words.unknown;
  const cents = (hasState ? rest : [first, ...rest]).map(Number);
  const amounts = AMOUNTS.flatMap((name, at) => {
    const amount = cents[at] ?? 0;
    return amount === 0 && name !== "paid"
      ? []
      : [words.amounts[name](formatCents(amount, language))];
  });
  const state = hasState && first !== "paid" ? [words.states[first] ?? first] : [];
  return [...state, ...amounts].join(", ");
}
