import type { BillTables } from "./schema/bills.ts";
import type { CareTables } from "./schema/care.ts";
import type { CustomerTables } from "./schema/customers.ts";
import type { OrderTables } from "./schema/orders.ts";
import type { PaymentTables } from "./schema/payments.ts";
import type { RunningTables } from "./schema/running.ts";
import type { RunTables } from "./schema/runs.ts";
import type { TurnOutcome } from "@waslijn/contract/shared/plans";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { FindingKind } from "@waslijn/contract/shared/care";
import type { PieceCount, VatCode } from "@waslijn/contract/shared/pricing";
import type { Json, Defaulted } from "./schema/columns.ts";
import type { WebhookEvent } from "@waslijn/contract/shared/webhooks";
import type { Role } from "@waslijn/contract/console/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { ColumnType } from "kysely";
import type { AssistantScope } from "@waslijn/contract/customer/assistant-limits";

/** Every table, grouped by area. */
export type Database = CalendarTables &
  CareTables &
  CatalogueTables &
  CountingTables &
  CustomerTables &
  OrderTables &
  BillTables &
  PaymentTables &
  PlanTables &
  StageTables &
  StaffTables &
  RunTables &
  OpenTables &
  ReportTables &
  RunningTables;

/** Sums per hub and day, maintained by triggers; no personal data. */
type ReportTables = {
  report_days: {
    hub_id: string;
    day: string;
    placed: number;
    cancelled: number;
    repeated: number;
    on_time: number;
    late: number;
    missed: number;
    pieces: number;
    kilos: string;
    billed_cents: number;
    refunded_cents: number;
  };
  /** Pending additions to `report_days`. */
  report_changes: { figures: string };
  repeat_orders: { order_id: string };
};

/** Recurring orders. */
type PlanTables = {
  plans: {
    id: string;
    every_weeks: number;
    first_turn: string;
    pickup_from: string;
    delivery_days: number;
    delivery_from: string;
    next_turn: string;
    paused_until: string | null;
    stopped_at: Date | null;
    created_at: Date;
  };
  plan_turns: {
    plan_id: string;
    turn_date: string;
    outcome: TurnOutcome;
    reason: string | null;
    order_id: string | null;
    at: Date;
  };
};

/** Results of counting an order, other than its bill. */
type CountingTables = {
  findings: {
    id: string;
    order_id: string;
    staff_id: string;
    at: Date;
    piece_type: ServiceCode;
    piece_alias: string;
    kinds: FindingKind[];
    note: string;
    photos: string[];
  };
  kept_bags: {
    order_id: string;
    id: string;
    bag: number;
    revision: string;
    staff_id: string;
    at: Date;
    handed: Json<{ pieces: PieceCount[]; kilos: number }>;
  };
};

/** Steps between counted and ready (COUNT-07). */
type StageTables = {
  stages: {
    id: string;
    position: number;
    name_nl: string;
    name_en: string;
    hours: number;
    removed_at: Defaulted<Date | null>;
  };
  stage_racks: { hub_id: string; name: string; position: number };
  stage_setup: { version: number };
  stage_moves: {
    id: string;
    order_id: string;
    /** Null: it became ready. */
    stage_id: string | null;
    rack: string;
    staff_id: string;
    at: Date;
    undone_at: Defaulted<Date | null>;
  };
};

/** Webhook subscriptions, and grants and spending of assistants. */
type OpenTables = {
  webhook_endpoints: {
    id: string;
    url: string;
    events: WebhookEvent[];
    secret_version: Defaulted<number>;
    old_secret_until: Date | null;
    created_at: Date;
    paused_at: Date | null;
  };
  assistant_grants: {
    id: string;
    /** Of a pasted access code; null for an OAuth client. */
    token_hash: string | null;
    user_id: string;
    name: string;
    most_cents: number;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    used_at: Date | null;
    client_id: string | null;
    client_host: string | null;
    may: Defaulted<AssistantScope[]>;
  };
  assistant_tokens: {
    hash: string;
    grant_id: string;
    kind: "code" | "access" | "refresh";
    resource: string;
    redirect_uri: string | null;
    challenge: string | null;
    expires_at: Date;
    used_at: Date | null;
  };
  assistant_spending: {
    grant_id: string;
    confirmation: string;
    cents: number;
    order_id: string | null;
  };
};

/** Services and prices. */
type CatalogueTables = {
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
    max_uses: number | null;
    max_per_customer: number | null;
  };
};

/** Hubs and their calendars. */
type CalendarTables = {
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
  /** `day` is a date or an ISO weekday. */
  hub_capacities: {
    hub_id: string;
    kind: string;
    from_time: string;
    day: string;
    capacity: number;
  };
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
};

/** Staff and their credentials. */
type StaffTables = {
  staff: {
    id: string;
    email: string | null;
    name: string;
    role: Role;
    hub_id: string | null;
    language: Language;
    created_at: Date;
    removed_at: Date | null;
    /** Argon2, like customers' passwords; null without a PIN. */
    pin_hash: Defaulted<string | null>;
  };
  staff_tablets: {
    id: string;
    token_hash: string;
    hub_id: string;
    opened_by: string;
    device: string;
    created_at: Date;
    seen_at: Date;
    /** Who entered a PIN last; null while locked. */
    person_id: string | null;
    /** Last touch of that person. */
    person_at: Date | null;
  };
  staff_passkeys: {
    id: string;
    staff_id: string;
    public_key: string;
    /** The PostgreSQL driver returns bigint as text. */
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
