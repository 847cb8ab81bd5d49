import type { CountingOrder, KeptBag } from "@waslijn/contract/console/counting/counting";
import { toHanded } from "../../parts/pieces/pieces-draft.ts";
import { bagOf, toCount, toFinding, type CountDraft } from "./count-draft.ts";
import { subjectOf, type CountAct, type CountQueue } from "./kept/count-queue.ts";

/** All of it is on the device once this resolves, in the order in which it shall arrive. */
async function keepAll(queue: CountQueue, acts: CountAct[]): Promise<void> {
  for (const act of acts) await queue.add(subjectOf(act), act);
}

/** The customer reads of stains before the bill arrives. */
const findingActs = (
  { number, findings: before }: CountingOrder,
  { findings, removed }: CountDraft,
): CountAct[] => [
  ...findings.map((finding) => ({
    kind: "finding" as const,
    number,
    finding: toFinding(finding),
  })),
  ...removed
    .filter((id) => before.some((one) => one.id === id))
    .map((id) => ({ kind: "no-finding" as const, number, id })),
];

/** Everything is counted: the bill goes out. */
export const finishOrder = (
  queue: CountQueue,
  order: CountingOrder,
  draft: CountDraft,
  kept: readonly KeptBag[],
): Promise<void> => {
  const { number, version } = order;
  const count = { ...toCount(draft, kept), version, keptBags: kept.length };
  return keepAll(queue, [...findingActs(order, draft), { kind: "count", number, count, draft }]);
};

/** One bag is counted, or some at once, and the bill waits for the others. */
export const finishBag = (
  queue: CountQueue,
  order: CountingOrder,
  draft: CountDraft,
  kept: readonly KeptBag[],
): Promise<void> => {
  const own = { bag: draft.bag, ...toHanded(draft.laundry) };
  const bags = [own];
  // What was counted together stands with the first; the others were here as well.
  while (bags.length < draft.bags) {
    bags.push({ bag: bagOf([...kept, ...bags], undefined), pieces: [], kilos: 0 });
  }
  const { number } = order;
  return keepAll(queue, [
    ...findingActs(order, draft),
    ...bags.map((bag) => ({ kind: "bag" as const, number, bag, draft })),
  ]);
};
