import type { Plan } from "@waslijn/contract/customer/plans";

type Turns = Pick<Plan, "skips" | "turns">;
type Turn = Plan["turns"][number];

/**
 * The pickup date that can be skipped now, if any. `late`: that of this order's own turn, when skipping that is no longer
 * free: whoever comes by its mail must not skip another turn unknowingly.
 */
export function skippable(
  { skips, turns }: Turns,
  number: string,
): { day?: string; late?: string } {
  const own = turns.find(({ order }) => order?.number === number);
  const isLate = own?.order?.state === "placed" && own.outcome !== "first" && own.date !== skips;
  // The order's pickup date may differ from the plan's own date.
  const day = skips && (turns.find(({ date }) => date === skips)?.order?.pickup.date ?? skips);
  return { ...(day && { day }), ...(isLate && { late: own.order?.pickup.date ?? own.date }) };
}

/** What became of a turn: cancelling its order is not skipping. */
export const becameOf = ({ outcome, order }: Turn): Turn["outcome"] | "cancelled" =>
  order?.state === "cancelled" && outcome !== "skipped" ? "cancelled" : outcome;
