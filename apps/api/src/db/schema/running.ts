import type { AuditAction } from "@waslijn/contract/console/staff";
import type { SettingName, SettingValue } from "@waslijn/contract/console/setting-list";
import type { ColumnType, Generated } from "kysely";
import type { Defaulted, Json } from "./columns.ts";

/** The changed settings; a secret is sealed instead of a value. */
export type StoredSettings = Partial<Record<SettingName, StoredSetting>>;
export type StoredSetting = ({ value: SettingValue } | { sealed: string }) & {
  at: string;
  staff: string;
};

/** Operational tables of the servers. */
export type RunningTables = {
  revisions: { name: string; revision: number };
  seeded: { table_name: string; seeded_at: Generated<Date> };
  idempotency: {
    scope: string;
    key: string;
    fingerprint: string;
    status: number | null;
    answer: Json<object> | null;
    created_at: Date;
  };
  outbox: {
    id: string;
    channel: Defaulted<"mail" | "text" | "webhook">;
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
  /** Undeliverable messages (migration 037). */
  kept_messages: { message_id: string; kept_at: Date; dismissed_at: Date | null };
  job_runs: {
    name: string;
    succeeded_at: Date | null;
    failed_at: Date | null;
    failing_since: Date | null;
    error: string | null;
  };
  /** Batched backfills (migrations 042, 053): the progress of each in rows; deleted when it is done. */
  backfills: {
    name: string;
    reached: string | null;
    done: Generated<number>;
    total: number | null;
  };
  /** One row (migration 043). */
  settings: { version: number; entries: Json<StoredSettings> };
  known_devices: { subject: string; since: Date; used_at: Date };
  rate_limits: { subject: string; window_start: Date; hits: number };
  audit: {
    id: string;
    at: Date;
    who: string | null;
    staff_id: string | null;
    /** Rows of earlier versions may have other values. */
    action: ColumnType<string, AuditAction, never>;
    about: string | null;
    before: Json<Record<string, unknown>> | null;
    after: Json<Record<string, unknown>> | null;
    detail: Json<Record<string, unknown>>;
  };
};
