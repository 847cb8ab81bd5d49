import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { Refusal } from "../news.ts";

/** What everything that changes an order is given. */
export type ActProps = {
  token: string;
  view: OrderView;
  /** Why it was refused just now. */
  refusal: Refusal | undefined;
  onStop: () => void;
  onDone: (view: OrderView) => void;
  onRefused: (refusal: Refusal) => void;
  refresh: () => Promise<void>;
};
