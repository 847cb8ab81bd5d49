import { MONEY_PAGE } from "@waslijn/contract/console/codes";
import type { CompaniesQuery, Collectives, MoneyCompany } from "@waslijn/contract/console/money";
import { sql, type Selectable } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Database } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { Staff } from "../../http/staff-session.ts";
import { endOfMonth, isUninvoiced, lastMonth } from "../bills/collective/issue-collective.ts";
import {
  issueCollectives,
  missingDetails,
  throwFailed,
} from "../bills/collective/issue-collectives.ts";
import { invoiceNumber } from "../bills/issue-invoice.ts";
import { refuseField } from "../orders/orderer.ts";
import { writeChange } from "../staff/write-audit.ts";
import { allOf, companyNamed, pageOf } from "./page.ts";

type Row = Selectable<Database["companies"]> & {
  orders: number;
  cents: number;
  invoiceYear: number | null;
  invoiceNumber: number;
  invoiceDate: string;
  invoiceCents: number;
};
type CompanyPage = {
  rows: MoneyCompany[];
  next: string | null;
  month: string;
  isOver: boolean;
};

/**
 * One page of companies by name, with what a month's invoice covers and still lacks (BOOKS-01). Companies without bills
 * are listed too: the bills of one page are looked up by company.
 */
export async function listCompanies(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { month = lastMonth(clock.now()), search, after }: CompaniesQuery,
  most = MONEY_PAGE,
): Promise<CompanyPage> {
  const conditions = allOf([
    sql`true`,
    companyNamed(sql.ref("c.name"), search),
    after === undefined ? undefined : following(after),
  ]);
  const { rows } = await sql<Row>`
    SELECT c.*, u.orders, u.cents, i.year AS "invoiceYear", i.number AS "invoiceNumber", i.date AS "invoiceDate",
      i.total_cents AS "invoiceCents"
    FROM (SELECT c.* FROM companies c WHERE ${conditions} ORDER BY c.name, c.id LIMIT ${most + 1}) c
      LEFT JOIN invoices i ON i.company_id = c.id AND i.month = ${month}
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS orders, coalesce(sum(b.total_cents), 0)::int AS cents
        FROM orders o JOIN bills b ON b.order_id = o.id
        WHERE o.company_id = c.id AND b.created_at < ${endOfMonth(month)} AND b.total_cents > 0
          AND ${isUninvoiced("b")}) u
    ORDER BY c.name, c.id`.execute(db);
  return {
    ...pageOf(rows, most, { show: toCompany, cursor: ({ id }) => id }),
    month,
    isOver: endOfMonth(month) <= clock.now(),
  };
}

const toCompany = (row: Row): MoneyCompany => ({
  id: row.id,
  name: row.name,
  orders: row.orders,
  cents: row.cents,
  missing: missingDetails(row),
  invoice:
    row.invoiceYear === null
      ? null
      : {
          number: invoiceNumber({
            series: "collective",
            year: row.invoiceYear,
            number: row.invoiceNumber,
          }),
          date: row.invoiceDate,
          cents: row.invoiceCents,
        },
});

function following(after: string) {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(after)) throw refuseField("after", "cursor");
  return sql`(c.name, c.id) > (SELECT name, id FROM companies WHERE id = ${after}::uuid)`;
}

/** Issues a month's collective invoices for an owner, with an audit entry (BOOKS-02). */
export async function issueCollectivesBy(
  deps: Pick<Deps, "db" | "clock">,
  staff: Pick<Staff, "id">,
  { month, company }: { month: string; company?: string | undefined },
): Promise<Collectives> {
  if (endOfMonth(month) > deps.clock.now()) throw new ApiProblem("not_possible_now");
  const { issued, incomplete, failed } = await issueCollectives(deps, { month, company });
  for (const { company: one, number, total } of issued) {
    await writeChange(deps.db, deps.clock, staff, "companies:invoice", {
      about: `companies ${one.id}`,
      before: null,
      after: { month, invoice: number, cents: total },
    });
  }
  throwFailed(failed);
  return {
    issued: issued.map(({ company: one, number, total }) => ({
      company: one.name,
      number,
      cents: total,
    })),
    incomplete: incomplete.map(({ name }) => name),
  };
}
