import type { Buyer, Seller } from "@waslijn/contract/shared/invoices";
import type { BillState, PayMethod } from "@waslijn/contract/shared/payments";
import type { BillLine, Counted, InvoiceSeries } from "@waslijn/contract/shared/pricing";
import type { Generated, GeneratedAlways } from "kysely";
import type { Json } from "./columns.ts";

/** What an invoice prints of its order and payment. */
export type Printed = {
  servedOn: string;
  /** When and how it was paid, if it was when the invoice was issued. */
  payment?: { day: string; method?: PayMethod };
  /** The names of its lines, in the order's language; undefined for invoices of earlier versions. */
  names?: string[];
};

/** Bills and invoices. */
export type BillTables = {
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
  bill_versions: {
    bill_id: string;
    version: number;
    order_version: number;
    at: Date;
    counted: Json<Counted>;
    lines: Json<BillLine[]>;
    total_cents: number;
  };
  unsent_bills: {
    bill_id: string;
    since: Date;
    send_at: Date | null;
    staff_id: string | null;
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
    /** Null for invoices of earlier versions. */
    seller: Json<Seller> | null;
    company_id: string | null;
    month: string | null;
    /** Null for collective invoices and those of earlier versions. */
    printed: Json<Printed> | null;
  };
  collective_bills: {
    invoice_id: string;
    bill_id: string;
    bill_version: number;
    order_number: string;
    served_on: string;
  };
  /** View: the valid invoice of each bill. */
  valid_invoices: { bill_id: string; bill_version: number; invoice_id: string };
};
