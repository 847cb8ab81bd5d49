import type { EntryKind } from "@waslijn/contract/console/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type {
  PaymentState,
  PayMethod,
  RefundPurpose,
  RefundState,
} from "@waslijn/contract/shared/payments";
import type { Generated } from "kysely";
import type { Defaulted, Json } from "./columns.ts";

/** Payments and refunds, and the data of the test bank. */
export type PaymentTables = {
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
    /** Null for an amount that cannot be refunded to any payment of the bill. */
    payment_id: string | null;
    bill_id: string | null;
    cents: number;
    purpose: RefundPurpose;
    reason: string;
    state: Defaulted<RefundState>;
    service_id: string | null;
    created_at: Date;
    changed_at: Date;
    ask_again_at: Date | null;
    paid_otherwise: string | null;
    handled_at: Date | null;
    no_longer_owed: Generated<boolean>;
  };
  book_differences: {
    bill_id: string;
    what: string;
    ours: string;
    theirs: string;
    first_at: Date;
    last_at: Date;
  };
  /** Journal, written by triggers (migration 044). */
  book_entries: {
    day: string;
    kind: EntryKind;
    /** Id of the invoice, payment or refund. */
    document: string;
    /** Null for a collective invoice. */
    bill_id: string | null;
    cents: number;
  };
  book_audits: { day: string; started_at: Date; finished_at: Date | null };
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
};
