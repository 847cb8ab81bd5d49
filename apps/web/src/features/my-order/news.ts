import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { Doing } from "./doing.ts";

/** Why a change was not made. */
export type Refusal =
  | "order_changed"
  | "not_possible_now"
  | "fee_not_accepted"
  | "delivery_too_early"
  | "slot_taken"
  | "slot_not_offered"
  | "changed_too_often"
  | "other";

/** What just happened: something elsewhere, what was done here, or what could not be done. */
export type News =
  | { by: "others"; event: OrderView["history"][number] }
  | { by: "me"; deed: Doing }
  | { by: "nobody"; refusal: Refusal }
  | undefined;
