import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { errorCode } from "../../../errors.ts";
import { WorkRefused, type Work } from "../../../work.ts";
import type { CompanyRow } from "../../accounts/companies-repository.ts";
import { endOfMonth, isUninvoiced, lastMonth, issueCollective } from "./issue-collective.ts";
import type { CompanyBuyer } from "@waslijn/contract/shared/invoices";
import { COMPANY_DETAILS, type CompanyDetail } from "@waslijn/contract/console/codes";
import { languageOf } from "@waslijn/contract/shared/constants";

type Named = Pick<CompanyRow, "id" | "name">;
export type Collectives = {
  month: string;
  issued: { company: Named; number: string; total: number }[];
  /** Billed companies whose mandatory invoice details are still missing. */
  incomplete: Named[];
  failed: (Named & { error: unknown })[];
};

/**
 * Issues one invoice for each company, or one, billed in a month, by default the last completed one (BILL-07). A company
 * whose invoice fails does not hold up the others.
 */
export async function issueCollectives(
  deps: Pick<Deps, "db" | "clock">,
  {
    month = lastMonth(deps.clock.now()),
    company: only,
  }: { month?: string; company?: string | undefined },
): Promise<Collectives> {
  if (endOfMonth(month) > deps.clock.now())
    throw new WorkRefused({ code: "month_not_over", month });
  const done: Collectives = { month, issued: [], incomplete: [], failed: [] };
  for (const company of await listBilledCompanies(deps.db, month, only)) {
    const { id, name } = company;
    const buyer = companyBuyer(company);
    if (!buyer) {
      done.incomplete.push({ id, name });
      continue;
    }
    try {
      const invoice = await issueCollective(deps, { id, buyer }, month);
      if (!invoice) continue;
      done.issued.push({ company: { id, name }, number: invoice.number, total: invoice.total });
    } catch (error) {
      done.failed.push({ id, name, error });
    }
  }
  return done;
}

/** For callers that report failures by throwing, after what was issued. */
export function throwFailed(failed: Collectives["failed"]): void {
  if (failed.length === 0) return;
  const ids = failed.map(({ id }) => id).join(", ");
  throw new AggregateError(
    failed.map(({ error }) => error),
    `no invoice for companies ${ids}`,
  );
}

type Asked = { month?: string };
type Answered = Omit<Collectives, "failed"> & { failed: (Named & { code: string })[] };

export const issueCollectivesByCommand: Work<Asked, Answered> = async (deps, asked) => {
  const { failed, ...done } = await issueCollectives(deps, asked);
  return {
    ...done,
    failed: failed.map(({ id, name, error }) => ({ id, name, code: errorCode(error) })),
  };
};

/** Companies with an uninvoiced bill from before the end of the month, and without an invoice of that month. */
const listBilledCompanies = (db: Db, month: string, only?: string): Promise<CompanyRow[]> =>
  db
    .selectFrom("companies")
    .selectAll("companies")
    .$if(only !== undefined, (query) => query.where("companies.id", "=", only ?? ""))
    .where((company) =>
      company.exists(
        company
          .selectFrom("orders")
          .innerJoin("bills", "bills.order_id", "orders.id")
          .select("bills.id")
          .whereRef("orders.company_id", "=", "companies.id")
          .where("bills.created_at", "<", endOfMonth(month))
          .where("bills.total_cents", ">", 0)
          .where(isUninvoiced("bills")),
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

type Details = Pick<
  CompanyRow,
  | "legal_name"
  | "street"
  | "postal_code"
  | "city"
  | "kvk"
  | "peppol_scheme"
  | "peppol_id"
  | "buyer_reference"
>;

/** KvK number, or OIN for government bodies. */
const registrationOf = ({ kvk, peppol_scheme, peppol_id }: Details) =>
  kvk
    ? ({ scheme: "0106", id: kvk } as const)
    : peppol_scheme === "0190" && peppol_id && ({ scheme: "0190", id: peppol_id } as const);

/** Mandatory invoice details that a company still lacks (BOOKS-01). */
export function missingDetails(company: Details): CompanyDetail[] {
  const { legal_name, street, postal_code, city, peppol_scheme, peppol_id } = company;
  const has: Record<CompanyDetail, unknown> = {
    legal_name,
    address: street && postal_code && city,
    kvk: registrationOf(company),
    peppol: peppol_scheme && peppol_id,
    buyer_reference: company.buyer_reference,
  };
  return COMPANY_DETAILS.filter((detail) => !has[detail]);
}

/** The invoice details of a company; undefined while mandatory ones are missing. */
function companyBuyer(company: CompanyRow): CompanyBuyer | undefined {
  const { legal_name, street, postal_code, city, buyer_reference } = company;
  const { peppol_scheme, peppol_id } = company;
  const registered = registrationOf(company);
  if (!legal_name || !street || !postal_code || !city || !registered) return undefined;
  if (!peppol_scheme || !peppol_id || !buyer_reference) return undefined;
  return {
    kind: "company",
    name: legal_name,
    street,
    postalCode: postal_code.replace(/^(\d{4})([A-Z]{2})$/, "$1 $2"),
    city,
    registered,
    vatNumber: company.vat_number,
    electronicAddress: { scheme: peppol_scheme, id: peppol_id },
    reference: buyer_reference,
    email: company.invoice_email ?? company.email,
    language: languageOf(company.language),
  };
}
