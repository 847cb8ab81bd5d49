import type { Instructions } from "@waslijn/contract/customer/my-order";
import type { OrderContact } from "@waslijn/contract/customer/orders";
import type { UserLocation } from "@waslijn/contract/customer/locations";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type {
  ActorKind,
  OrderEventKind,
  OrderKind,
  OrderState,
} from "@waslijn/contract/shared/order-life";
import type { Discount } from "@waslijn/contract/shared/pricing";
import type { ColumnType, Generated } from "kysely";
import type { Defaulted, Json } from "./columns.ts";

/** Orders, their events, and tables written when placing one. */
export type OrderTables = {
  orders: {
    id: string;
    number: string;
    kind: OrderKind;
    status: Generated<OrderState>;
    hub_id: string;
    user_id: string | null;
    company_id: string | null;
    service_point_id: string | null;
    language: string;
    pickup_date: string;
    pickup_from: string;
    delivery_date: string | null;
    delivery_from: string | null;
    pickup_at: Date;
    delivery_at: Date | null;
    services: string[];
    bags: number | null;
    notes: Defaulted<string>;
    coupon_code: Defaulted<string>;
    discount: Json<Discount> | null;
    contact: Json<Partial<OrderContact>>;
    pickup_location: Json<UserLocation> | null;
    delivery_location: Json<UserLocation> | null;
    has_bag: boolean | null;
    device: string | null;
    window_shares: Json<{ holder: string; share: number }[]> | null;
    created_at: Date;
    version: Generated<number>;
    link_version: Generated<number>;
    instructions: ColumnType<Instructions, string | undefined, string>;
    awaits_window: WindowKind | null;
    missed_deliveries: Generated<number>;
    /** Bags that part deliveries brought; `bags` is the number at pickup. */
    bags_delivered: Generated<number>;
    /** With `awaits_window`: the last visit brought a part of the bags, it was not missed. */
    awaits_rest: Generated<boolean>;
    withdrawn_at: Date | null;
    /** Sequence number and time of the last event. */
    last_event: Generated<number>;
    changed_at: ColumnType<Date, Date | undefined, Date>;
    /** Number of missed pickups and deliveries. */
    misses: Generated<number>;
    /** Bags that arrived at the hub; `bags` is the number at pickup. */
    bags_arrived: number | null;
    bags_cleared_at: Date | null;
    /** Row of its search words; set by a trigger. */
    words_id: string | null;
    /** Copy of the bill's state; set by a trigger. */
    bill_overdue: Generated<boolean>;
  };
  /** Search documents, shared by orders with the same words; maintained by triggers. */
  search_words: { id: string; words: string; eras: number[] };
  order_notes: { id: string; order_id: string; staff_id: string; at: Date; text: string };
  /** Messages that staff wrote to one customer; `id` is that of the outbox row. */
  desk_messages: {
    id: string;
    order_id: string;
    staff_id: string;
    at: Date;
    channel: "mail" | "text";
    text: string;
  };
  order_codes: {
    order_id: string;
    code_hmac: string;
    tries: Generated<number>;
    expires_at: Date;
  };
  order_events: {
    number: Generated<number>;
    order_id: string;
    version: number;
    at: Date;
    kind: OrderEventKind;
    actor: ActorKind;
    actor_id: string | null;
    data: Json<object>;
  };
  phone_checks: {
    order_id: string;
    /** E.164. */
    phone: string;
    code_hmac: string;
    expires_at: Date;
    verified_at: Date | null;
  };
  starter_kits: { order_id: string; created_at: Date; sent_at: Date | null };
  daily_counts: { subject: string; date: string; placed: number };
};
