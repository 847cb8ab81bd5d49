import type { WindowKind } from "@waslijn/contract/shared/codes";

export type ManyOrders = {
  /** As they were seen. */
  orders: { number: string; version: number }[];
  /** Of these orders only these stops; without them all. */
  stops?: ReadonlySet<string>;
  /** Where the dialogs begin. */
  suggested: { hub: string; day: string; kind: WindowKind };
};

export type ManyProps = ManyOrders & { onClose: () => void; onDone: () => void };
