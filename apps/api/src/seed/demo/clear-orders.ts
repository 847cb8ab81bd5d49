import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

/** Everything that orders brought: whatever names an order or an account goes with it. */
export async function clearOrders(db: Db): Promise<void> {
  await sql`TRUNCATE orders, users, search_words, slots, daily_counts, idempotency, outbox, area_requests,
    invoices, invoice_counters, test_bank_payments, runs, plans, report_days, report_changes RESTART IDENTITY CASCADE`.execute(
    db,
  );
  await sql`ALTER SEQUENCE order_numbers RESTART`.execute(db);
}
