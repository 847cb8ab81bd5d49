import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { WorkRefused } from "../../../work-refused.ts";
import type { CompanyRow } from "../../companies/companies-repository.ts";
import type { Invoice } from "../issue-invoice.ts";
import { endOfMonth, lastMonth } from "./billed-month.ts";
import { companyBuyer } from "./company-buyer.ts";
import { issueCollective } from "./issue-collective.ts";

type Named = Pick<CompanyRow, "id" | "name">;
export type Collectives = {
  month: string;
  issued: { company: Named; number: string; total: number }[];
  /** Were billed, but the provider has not said yet what an invoice must name. */
  incomplete: Named[];
};

/** One invoice for each company that was billed in a month, the last one unless another is named (BILL-07). */
export async function issueCollectives(
  deps: Pick<Deps, "db" | "clock">,
  { month = lastMonth(deps.clock.now()) }: { month?: string },
): Promise<Collectives> {
  if (endOfMonth(month) > deps.clock.now())
    throw new WorkRefused({ code: "month_not_over", month });
  const done: Collectives = { month, issued: [], incomplete: [] };
  for (const company of await listBilledCompanies(deps.db, month)) {
    const { id, name } = company;
    const buyer = companyBuyer(company);
    if (!buyer) done.incomplete.push({ id, name });
    const invoice: Invoice | undefined =
      buyer && (await issueCollective(deps, { id, buyer }, month));
    if (invoice) {
      done.issued.push({ company: { id, name }, number: invoice.number, total: invoice.total });
    }
  }
  return done;
}

/** Companies with a bill of that time on no invoice, and without an invoice of that month. */
const listBilledCompanies = (db: Db, month: string): Promise<CompanyRow[]> =>
  db
    .selectFrom("companies")
    .selectAll("companies")
    .where((company) =>
      company.exists(
        company
          .selectFrom("orders")
          .innerJoin("bills", "bills.order_id", "orders.id")
          .leftJoin("valid_invoices", "valid_invoices.bill_id", "bills.id")
          .select("bills.id")
          .whereRef("orders.company_id", "=", "companies.id")
          .where("bills.created_at", "<", endOfMonth(month))
          .where("bills.total_cents", ">", 0)
          .where("valid_invoices.invoice_id", "is", null),
      ),
    )
    .where((company) =>
      company.not(
        company.exists(
          company
            .selectFrom("invoices")
            .select("invoices.id")
            .whereRef("invoices.company_id", "=", "companies.id")
            .where("invoices.month", "=", month),
        ),
      ),
    )
    .orderBy("companies.name")
    .execute();
