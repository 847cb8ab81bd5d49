import { readLabel } from "@waslijn/contract/shared/order-label";
import type { RunStop } from "../shown-stops.ts";

/** A bag at the door; `code` is null without a label. */
export type Bag = { code: string | null; isCounted: boolean };

/** Bags to deliver are known in advance; bags to pick up are added at the door. */
export function startBags({ kind, bags, codes }: Pick<RunStop, "kind" | "bags" | "codes">): Bag[] {
  if (kind === "pickup") return [];
  const unlabelled = Math.max(0, (bags ?? 1) - codes.length);
  return [...codes, ...Array<null>(unlabelled).fill(null)].map((code) => ({
    code,
    isCounted: false,
  }));
}

export type Scan = { bags: Bag[]; found: "counted" | "again" | "unknown" };

/**
 * Counts the bag with a scanned or typed label. For a delivery it must be an expected bag, or take the place of an
 * unlabelled one; a label that the hub printed for another order is neither.
 */
export function scanBag(
  bags: readonly Bag[],
  typed: string,
  { number, kind }: Pick<RunStop, "number" | "kind">,
): Scan {
  const code = typed.trim().toUpperCase();
  // Bare digits are a bag's own number.
  const label = code.startsWith("W-") ? readLabel(code) : undefined;
  if (label && label.number !== number) return { bags: [...bags], found: "unknown" };
  const at = bags.findIndex((bag) => bag.code === code);
  if (bags[at]?.isCounted) return { bags: [...bags], found: "again" };
  if (at >= 0) return { bags: countAt(bags, at, code), found: "counted" };
  if (kind === "pickup") return { bags: [...bags, { code, isCounted: true }], found: "counted" };
  const free = bags.findIndex((bag) => bag.code === null && !bag.isCounted);
  return free < 0
    ? { bags: [...bags], found: "unknown" }
    : { bags: countAt(bags, free, code), found: "counted" };
}

export const countAt = (bags: readonly Bag[], at: number, code = bags[at]?.code ?? null): Bag[] =>
  bags.map((bag, index) => (index === at ? { code, isCounted: true } : bag));

/** Takes back a count. A label scanned for an unlabelled bag is forgotten; an expected one stays. */
export const uncountAt = (
  bags: readonly Bag[],
  at: number,
  { codes }: Pick<RunStop, "codes">,
): Bag[] =>
  bags.map((bag, index) =>
    index === at
      ? { code: bag.code !== null && codes.includes(bag.code) ? bag.code : null, isCounted: false }
      : bag,
  );

export const addBag = (bags: readonly Bag[]): Bag[] => [...bags, { code: null, isCounted: true }];

export const removeBag = (bags: readonly Bag[], at: number): Bag[] =>
  bags.filter((_, index) => index !== at);

/** Number of bags still to be counted; a pickup needs at least one. */
export const bagsLeft = (bags: readonly Bag[], kind: RunStop["kind"]): number =>
  kind === "pickup" && bags.length === 0 ? 1 : bags.filter(({ isCounted }) => !isCounted).length;

/** The counted bags: all of a pickup, perhaps a part of a delivery. */
export function toDone(bags: readonly Bag[]): { bags: number; codes: string[] } {
  const counted = bags.filter(({ isCounted }) => isCounted);
  return { bags: counted.length, codes: counted.flatMap(({ code }) => code ?? []) };
}
