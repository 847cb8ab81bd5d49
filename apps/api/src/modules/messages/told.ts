import type { Language } from "@waslijn/contract/shared/constants";
import type { ActorKind } from "@waslijn/contract/shared/order-life";
import type { Deps } from "../../deps.ts";
import type { EventData } from "../orders/life/fold-events.ts";
import type { MailedOrder } from "./mailed-order.ts";

/** What a mail about an event of an order is written from. */
export type Told = {
  deps: Deps;
  order: MailedOrder;
  at: Date;
  by: ActorKind;
  data: EventData;
  language: Language;
};
