import type { Role } from "@waslijn/contract/console/roles";
import type { OrderContact } from "@waslijn/contract/customer/orders";
import type { Instructions } from "@waslijn/contract/customer/my-order";
import type { UserLocation } from "@waslijn/contract/shared/address";
import type { Buyer, PeppolScheme } from "@waslijn/contract/shared/buyer";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type {
  ActorKind,
  OrderEventKind,
  OrderKind,
  OrderState,
} from "@waslijn/contract/shared/order-life";
import type {
  BillState,
  PaymentState,
  PayMethod,
  RefundPurpose,
  RefundState,
} from "@waslijn/contract/shared/payments";
import type {
  BillLine,
  Counted,
  Discount,
  InvoiceSeries,
  VatCode,
} from "@waslijn/contract/shared/pricing";
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";

type Json<T extends object> = JSONColumnType<T>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type Database = {
  hubs: {
    id: string;
    name: string;
    postnl_name: string | null;
    operating_days: number[];
    same_day_cutoff: string;
    new_customer_lead_days: number;
    horizon_days: number;
    skipped_holidays: Defaulted<string[]>;
  };
  hub_windows: { hub_id: string; kind: string; from_time: string; capacity: number };
  hub_closures: { hub_id: string; date: string; reason: string };
  slots: { hub_id: string; kind: string; date: string; from_time: string; booked: number };
  service_areas: { first_code: number; last_code: number; hub_id: string };
  area_requests: {
    id: string;
    postal_code: string;
    postal_digits: number;
    email: string;
    house_number: string | null;
    house_addition: string | null;
    reason: string;
    language: string;
    created_at: Date;
    notified_at: Date | null;
  };
  addresses: {
    postal_code: string;
    house_number: string;
    addition: Defaulted<string>;
    street: string;
    city: string;
    latitude: number | null;
    longitude: number | null;
  };
  cleaning_services: { type: string; name_nl: string; name_en: string; position: number };
  prices: {
    type: string;
    alias: string;
    name_nl: string;
    name_en: string;
    name_short_nl: string;
    name_short_en: string;
    cents: number;
    position: number;
    valid_from: Defaulted<string>;
    valid_until: string | null;
  };
  config_prices: {
    alias: string;
    name_nl: string;
    name_en: string;
    cents: number;
    position: number;
    vat: Defaulted<VatCode>;
    valid_from: Defaulted<string>;
    valid_until: string | null;
  };
  business_services: { droplocker: string; title_nl: string; title_en: string; position: number };
  promo_codes: {
    code: string;
    percent: number | null;
    cents: number | null;
    valid_from: string | null;
    valid_until: string | null;
  };
  revisions: { name: string; revision: number };
  seeded: { table_name: string; seeded_at: Generated<Date> };
  users: {
    id: string;
    email: string;
    password_hash: string;
    full_name: Defaulted<string>;
    phone: Defaulted<string>;
    language: string;
    has_bag: boolean | null;
    created_at: Date;
    /** Since when a link in one of its mails was used; until then anyone may have made it. */
    confirmed_at: Date | null;
    erased_at: Date | null;
  };
  user_locations: {
    id: string;
    user_id: string;
    location: Json<UserLocation>;
    created_at: Date;
  };
  companies: {
    id: string;
    name: string;
    email: string;
    language: Defaulted<string>;
    is_public: Defaulted<boolean>;
    has_bag: boolean | null;
    daily_limit: Defaulted<number>;
    link_version: Generated<number>;
    legal_name: string | null;
    street: string | null;
    postal_code: string | null;
    city: string | null;
    kvk: string | null;
    vat_number: string | null;
    peppol_scheme: PeppolScheme | null;
    peppol_id: string | null;
    buyer_reference: string | null;
    invoice_email: string | null;
  };
  service_points: {
    id: string;
    kind: string;
    code: string;
    bls: string;
    company: string;
    address_line: string;
    postal_code: string;
    service_company: string | null;
    postnl_hub_name: string | null;
    hub_id: string;
    email: string;
    language: Defaulted<string>;
    collection_limit: Defaulted<number>;
    daily_limit: Defaulted<number>;
    link_version: Generated<number>;
  };
  return_labels: { service_point_id: string; label: string; created_at: Date };
  sessions: {
    id: string;
    kind: string;
    user_id: string | null;
    company_id: string | null;
    device: string;
    refresh_hash: string;
    previous_hash: string | null;
    rotated_at: Date;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
  };
  recover_tokens: {
    token_hash: string;
    user_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  recover_cooldowns: { email_hmac: string; until: Date };
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
    withdrawn_at: Date | null;
    /** The number of its last event. */
    last_event: Generated<number>;
  };
  /** Kept by triggers: what an order is found by. */
  order_search: { order_id: string; words: string };
  order_notes: { id: string; order_id: string; staff_id: string; at: Date; text: string };
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
  bills: {
    id: string;
    order_id: string;
    version: number;
    total_cents: number;
    created_at: Date;
    changed_at: Date;
    code_hash: string | null;
    sent_at: Date | null;
    pay_by: string | null;
    reminders: Generated<number>;
    overdue_at: Date | null;
    written_off_at: Date | null;
    paid_cents: Generated<number>;
    charged_back_cents: Generated<number>;
    refunded_cents: Generated<number>;
    compensated_cents: Generated<number>;
    due_cents: GeneratedAlways<number>;
    state: GeneratedAlways<BillState>;
  };
  payments: {
    id: string;
    bill_id: string;
    bill_version: number;
    method: PayMethod;
    language: Language;
    cents: number;
    state: Defaulted<PaymentState>;
    service_id: string | null;
    paid_cents: Generated<number>;
    refunded_cents: Generated<number>;
    charged_back_cents: Generated<number>;
    created_at: Date;
    changed_at: Date;
    ask_again_at: Date | null;
    changes: Generated<number>;
  };
  refunds: {
    id: string;
    payment_id: string;
    cents: number;
    purpose: RefundPurpose;
    reason: string;
    state: Defaulted<RefundState>;
    service_id: string | null;
    created_at: Date;
    changed_at: Date;
    ask_again_at: Date | null;
  };
  test_bank_payments: {
    id: string;
    idempotency_key: string;
    payment: Json<object>;
    created_at: Date;
  };
  test_bank_webhooks: {
    id: string;
    payment_id: string;
    at: Date;
    attempts: Generated<number>;
  };
  bill_versions: {
    bill_id: string;
    version: number;
    order_version: number;
    at: Date;
    counted: Json<Counted>;
    lines: Json<BillLine[]>;
    total_cents: number;
  };
  invoice_counters: { series: InvoiceSeries; year: number; last: number; last_date: string };
  invoices: {
    id: string;
    series: InvoiceSeries;
    year: number;
    number: number;
    date: string;
    issued_at: Date;
    bill_id: string | null;
    bill_version: number | null;
    credits: string | null;
    lines: Json<BillLine[]>;
    total_cents: number;
    buyer: Json<Buyer> | null;
    company_id: string | null;
    month: string | null;
  };
  collective_bills: {
    invoice_id: string;
    bill_id: string;
    bill_version: number;
    order_number: string;
    served_on: string;
  };
  /** A view: the invoice that a bill stands on. */
  valid_invoices: { bill_id: string; bill_version: number; invoice_id: string };
  daily_counts: { subject: string; date: string; placed: number };
  idempotency: {
    scope: string;
    key: string;
    fingerprint: string;
    status: number | null;
    answer: Json<object> | null;
    created_at: Date;
  };
  phone_checks: {
    order_id: string;
    /** In E.164. */
    phone: string;
    code_hmac: string;
    expires_at: Date;
    verified_at: Date | null;
  };
  starter_kits: { order_id: string; created_at: Date; sent_at: Date | null };
  outbox: {
    id: string;
    channel: Defaulted<"mail" | "text">;
    kind: string;
    recipient: string;
    language: string;
    data: Json<object>;
    created_at: Date;
    next_attempt_at: Date | null;
    attempts: Generated<number>;
    sent_at: Date | null;
    dead_at: Date | null;
    last_error: string | null;
    rendered: Json<object> | null;
  };
  known_devices: { subject: string; since: Date; used_at: Date };
  rate_limits: { subject: string; window_start: Date; hits: number };
  audit: {
    id: string;
    at: Date;
    who: string | null;
    staff_id: string | null;
    action: string;
    about: string | null;
    before: Json<Record<string, unknown>> | null;
    after: Json<Record<string, unknown>> | null;
    detail: Json<Record<string, unknown>>;
  };
  staff: {
    id: string;
    email: string | null;
    name: string;
    role: Role;
    hub_id: string | null;
    language: Language;
    created_at: Date;
    removed_at: Date | null;
  };
  staff_passkeys: {
    id: string;
    staff_id: string;
    public_key: string;
    /** PostgreSQL's driver hands a bigint over as text. */
    counter: ColumnType<number | string, number, number>;
    transports: string[];
    device: string;
    created_at: Date;
    used_at: Date;
  };
  staff_challenges: {
    challenge: string;
    purpose: "sign-in" | "register" | "confirm";
    staff_id: string | null;
    expires_at: Date;
  };
  staff_links: {
    token_hash: string;
    staff_id: string;
    code_hmac: string;
    tries: Defaulted<number>;
    expires_at: Date;
  };
  staff_sessions: {
    id: string;
    token_hash: string;
    staff_id: string;
    device: string;
    created_at: Date;
    seen_at: Date;
    passkey_at: Date | null;
  };
};
