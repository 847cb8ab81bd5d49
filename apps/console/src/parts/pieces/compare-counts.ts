import type { DeskCount, Handed } from "@waslijn/contract/console/count";
import { itemOf, toPiecesDraft, type PiecesDraft } from "./pieces-draft.ts";

/** Keys of differences that are not pieces. */
export const KILOS = "kilos";
export const BAGS = "bags";
export const BAGS_BACK = "bagsBack";

/** A count of a piece, the kilos or the bags: when opened, now, and as confirmed by a colleague since. */
export type Difference = { item: string; was: number; mine: number; theirs: number };
export type Side = "mine" | "theirs";
/** Whose number applies where both changed it. */
export type Choices = Readonly<Record<string, Side>>;

type Counts = Handed & Partial<Pick<DeskCount, "bags" | "bagsBack">>;

/** All items whose counts differ between two people. */
export function differencesOf(was: Counts, mine: Counts, theirs: Counts): Difference[] {
  const [before, own, other] = [tallyOf(was), tallyOf(mine), tallyOf(theirs)];
  const items = new Set([...own.keys(), ...other.keys()]);
  return [...items]
    .map((item) => ({
      item,
      was: before.get(item) ?? 0,
      mine: own.get(item) ?? 0,
      theirs: other.get(item) ?? 0,
    }))
    .filter((one) => one.mine !== one.theirs);
}

/** Both changed it, so the user decides. A change by only one of them is merged and shown (COUNT-06). */
export const isAsked = ({ was, mine, theirs }: Difference): boolean =>
  mine !== was && theirs !== was;

const numberOf = (one: Difference, choices: Choices): number => {
  if (isAsked(one)) return choices[one.item] === "theirs" ? one.theirs : one.mine;
  return one.mine === one.was ? one.theirs : one.mine;
};

/** My count with the differences resolved. */
export function settled(
  mine: Counts,
  differences: readonly Difference[],
  choices: Choices,
): { laundry: PiecesDraft; bags: number; bagsBack: number } {
  const tally = tallyOf(mine);
  for (const one of differences) tally.set(one.item, numberOf(one, choices));
  const {
    [KILOS]: kilos = 0,
    [BAGS]: bags = 1,
    [BAGS_BACK]: bagsBack = 0,
  } = Object.fromEntries(tally);
  const lines = [...tally]
    .filter(([item, count]) => item.includes(" ") && count > 0)
    .map(([item, count]) => ({ item, count: String(count) }));
  return { laundry: { ...toPiecesDraft({ pieces: [], kilos }), lines }, bags, bagsBack };
}

function tallyOf({ pieces, kilos, bags, bagsBack }: Counts): Map<string, number> {
  return new Map([
    ...pieces.map(({ type, alias, count }) => [itemOf(type, alias), count] as const),
    [KILOS, kilos],
    ...(bags === undefined ? [] : [[BAGS, bags] as const]),
    ...(bagsBack === undefined ? [] : [[BAGS_BACK, bagsBack] as const]),
  ]);
}
