/** The next whole number up or down; the text may not be a number yet. */
export function stepNumber(text: string, by: 1 | -1, min: number, max: number): string {
  const now = Number.parseInt(text, 10);
  const next = Number.isNaN(now) ? min : now + by;
  return String(Math.min(max, Math.max(min, next)));
}
