import type { DeskAction } from "@waslijn/contract/console/order";
import type { Language } from "@waslijn/contract/shared/constants";
import type en from "../order.en.ts";

type Refused = Extract<DeskAction, { may: "no" }>;
type Texts = Pick<typeof en, "can" | "refusals">;

/** One sentence with all acts that are not possible now, grouped by their reason; undefined when there are none. */
export function refusedActs(
  refused: readonly Refused[],
  { can, refusals }: Texts,
  language: Language,
): string | undefined {
  if (refused.length === 0) return undefined;
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const groups = Map.groupBy(refused, ({ why }) => why);
  const clauses = [...groups].map(([why, group]) =>
    can.because(list.format(group.map(({ act }) => can.refused[act])), refusals[why]),
  );
  return can.not(clauses.join("; "));
}
