import type { StopAct } from "@waslijn/contract/console/runs";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { ClashReason } from "@waslijn/contract/shared/order-life";
import type { PendingAct } from "../../parts/offline/pending-act.ts";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** Identifies a stop. Unsent acts store nothing else about the order (DRIVE-03). */
export type StopName = { number: string; kind: WindowKind };
/** A report on a stop, without the fields that the queue adds. */
export type Said = StopName & Without<StopAct, "id" | "at">;
export type SaidAct = PendingAct<Said>;

/** Why the server did not apply an act; undefined when it rejected the request itself. */
export const clashReasonOf = (act: SaidAct): ClashReason | undefined => {
  if (act.state !== "refused") return undefined;
  const { type, extra } = act.refusal;
  if (type === "not_undone") return "not-undone";
  return type === "stop_conflict" ? (extra.why ?? "first") : undefined;
};

export const subjectOf = ({ number, kind }: StopName): string => `${number} ${kind}`;
export const isOf = (stop: StopName, { subject }: Pick<SaidAct, "subject">): boolean =>
  subject === subjectOf(stop);
