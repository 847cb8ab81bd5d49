export type Advice = "longer" | "mixed" | "good";

const LONG = 12;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/];

/** Advice only: it stops nobody (REC-13, REC-14). */
export function passwordAdvice(password: string): Advice {
  const length = [...password].length;
  if (length >= 2 * LONG) return "good";
  const mixed = KINDS.every((kind) => kind.test(password));
  if (!mixed) return "mixed";
  return length >= LONG ? "good" : "longer";
}
