import type { CodeRange } from "@waslijn/contract/console/areas";

const ONE = /^([1-9]\d{3})(?:\s*[-–]\s*([1-9]\d{3}))?$/;

/** `2311-2334, 2340` as ranges; nothing where it is something else. */
export function parseRanges(typed: string): CodeRange[] | undefined {
  const parts = typed.split(",").map((part) => part.trim());
  const ranges = parts.map((part) => {
    const [, first, last = first] = ONE.exec(part) ?? [];
    return { first: Number(first), last: Number(last) };
  });
  const isRight = ranges.every(({ first, last }) => first <= last);
  return isRight ? ranges : undefined;
}

/** The other way round. */
export const printRanges = (ranges: CodeRange[]): string =>
  ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(", ");

export const isWithin = (ranges: CodeRange[], digits: number): boolean =>
  ranges.some(({ first, last }) => first <= digits && digits <= last);
