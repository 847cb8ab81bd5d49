import { isShort, literal, wholeWord } from "./word-patterns.ts";

/** How much dearer it is to fetch words and read them than to pass one entry of the index. */
const FETCHING = 200;
/** What an index of three letters has entries for: it takes any other sign for a space. */
const THREE = /^[a-z\d]{2}[!-~]$/;

/** Three letters of a typed word, and in which share of all they stand. */
type Letters = { word: string; at: number; three: string; share: number };

/**
 * Patterns that all who have these words answer to, made of their rarest letters alone. To look up a whole word is
 * to go through the entries of all its letters together, and those of an e-mail address everybody has; the few
 * rarest leave so little, about this share of all, that the rest is read from the words themselves.
 */
export function rareLetters(
  words: readonly string[],
  shareOf: (letters: string) => number,
): { patterns: string[]; share: number } {
  const letters = words.flatMap((word) => lettersOf(word, shareOf));
  const chosen: Letters[] = [];
  let left = 1;
  for (;;) {
    const next = letters
      .map((one) => ({ one, leaves: shareBeside(one, chosen) }))
      .toSorted((a, b) => a.leaves - b.leaves || a.one.share - b.one.share)[0];
    if (!next || next.leaves === 1) break;
    const saved = left * (1 - next.leaves) * FETCHING;
    if (saved < next.one.share) break;
    chosen.push(next.one);
    left *= next.leaves;
  }
  const patterns = [...new Set(chosen.map(({ word }) => word))].map((word) =>
    patternOf(
      word,
      chosen.filter((one) => one.word === word).map(({ at }) => at),
    ),
  );
  return { patterns, share: left };
}

function lettersOf(word: string, shareOf: (letters: string) => number): Letters[] {
  const known = (three: string, at: number): Letters[] => {
    const kept = three.replace(/[^a-z\d]$/, " ");
    return [{ word, at, three: kept, share: shareOf(kept) }];
  };
  if (isShort(word)) return /^[a-z\d]+$/.test(word) ? known(word.padStart(3), 0) : [];
  return word.split("").flatMap((_, at) => {
    const three = word.slice(at, at + 3);
    return THREE.test(three) ? known(three, at) : [];
  });
}

/** What is left of those that have the others: letters of one word come together, figures by chance. */
function shareBeside(one: Letters, others: Letters[]): number {
  if (others.some(({ three }) => three === one.three)) return 1;
  const sameWord = others.filter(({ word }) => word === one.word);
  const isByChance = sameWord.length === 0 || /\d/.test(one.three);
  const isBeside = sameWord.some(({ at }) => Math.abs(at - one.at) < 3);
  return one.share ** ((isByChance ? 1 : 0.5) * (isBeside ? 0.5 : 1));
}

/** Letters that overlap stay together; `%` stands for all between others, and for nothing. */
function patternOf(word: string, places: number[]): string {
  if (isShort(word)) return wholeWord(word);
  let pattern = "%";
  let end = 0;
  for (const at of places.toSorted((a, b) => a - b)) {
    pattern += at < end ? "" : "%";
    pattern += literal(word.slice(Math.max(at, end), at + 3));
    end = at + 3;
  }
  return `${pattern.slice(1)}%`;
}
