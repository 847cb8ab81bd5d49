import { openPostgres } from "../../../apps/api/src/db/client.ts";
import { issueInvoice } from "../../../apps/api/src/modules/bills/issue-invoice.ts";

/** Task of a process that issues invoices; its clock may be wrong. */
export type Issuing = { databaseUrl: string; orders: string[]; now: string };

process.once("message", (given: Issuing) => {
  void issueAll(given).then(
    () => process.exit(0),
    () => process.exit(1),
  );
});

async function issueAll({ databaseUrl, orders, now }: Issuing): Promise<void> {
  const { db } = openPostgres(databaseUrl, 20);
  const clock = { now: () => new Date(now) };
  await Promise.all(
    orders.map(async (order) => {
      await issueInvoice({ db, clock }, order);
      process.send?.(order);
    }),
  );
}
