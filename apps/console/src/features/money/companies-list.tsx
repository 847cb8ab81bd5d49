import type { Collectives, MoneyCompany } from "@waslijn/contract/console/money";
import { formatMonth } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { meQuery } from "../../api/me-query.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { withPasskey } from "../../parts/with-passkey.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { MoneyPages } from "./money-pages.tsx";
import type { MoneyRowContent, RowAct } from "./money-rows.tsx";
import type { MoneySearch } from "./money-search.ts";
import { useMoneyTexts } from "./money-texts.ts";
import { useDownload, useMoneyAct, usePages } from "./use-money.ts";

/** `company` undefined: all companies. */
type Issuing = { month: string; company?: MoneyCompany };

/** Companies with a month's collective invoice, or what it lacks (BOOKS-01, BOOKS-02). */
export function CompaniesList({ search: { search, month } }: { search: MoneySearch }) {
  const texts = useMoneyTexts();
  const language = useLanguage();
  const { data: me } = useQuery(meQuery);
  const { act, isRunning } = useMoneyAct();
  const download = useDownload();
  const [issuing, setIssuing] = useState<Issuing>();
  const query = { ...(month && { month }), ...(search && { search }) };
  const pages = usePages(["companies", query], (after, signal) =>
    callConsole("listCompanyInvoices", { query: { ...query, ...after }, signal }),
  );
  const monthName = (of: string): string => formatMonth(of, language);
  const shown = pages.data?.pages[0];
  const isOwner = me?.role === "owner";
  const mayIssue = (company: MoneyCompany): boolean =>
    isOwner &&
    shown?.isOver === true &&
    company.invoice === null &&
    company.orders > 0 &&
    company.missing.length === 0;
  /** A page that is not here yet may have one. */
  const isAnyDue =
    isOwner &&
    shown?.isOver === true &&
    (pages.hasNextPage || pages.data?.pages.some(({ rows }) => rows.some(mayIssue)) === true);
  const doneWords = ({ issued, incomplete }: Collectives): string =>
    texts.issue.done(issued.length) +
    (incomplete.length > 0 ? texts.issue.incomplete(incomplete.join(", ")) : "");
  const issue = async ({ month: of, company }: Issuing): Promise<void> => {
    const worked = await act({
      done: doneWords,
      run: () =>
        withPasskey(() =>
          callConsole("issueCollectives", {
            body: { month: of, ...(company && { company: company.id }) },
          }),
        ),
    });
    if (worked) setIssuing(undefined);
  };
  const badgeOf = ({ invoice, missing, orders }: MoneyCompany) => {
    if (invoice) return <Badge icon="check">{texts.issued}</Badge>;
    if (missing.length > 0) {
      return (
        <Badge icon="warn" tone={orders > 0 ? "ask" : "idle"}>
          {texts.incomplete}
        </Badge>
      );
    }
    if (orders === 0) {
      return (
        <Badge icon="minus" tone="off">
          {texts.nothingDue}
        </Badge>
      );
    }
    return shown?.isOver ? (
      <Badge icon="st-ready">{texts.ready}</Badge>
    ) : (
      <Badge icon="clock" tone="idle">
        {texts.monthRuns}
      </Badge>
    );
  };
  const actsOf = (company: MoneyCompany): RowAct[] => {
    const { invoice, missing } = company;
    return [
      ...(invoice
        ? (["pdf", "ubl"] as const).map((format): RowAct => ({
            label: format.toUpperCase(),
            keys: format === "pdf" ? "P" : "U",
            run: () => download.invoice(invoice.number, format),
          }))
        : []),
      ...(shown && mayIssue(company)
        ? [
            {
              label: texts.acts.invoice,
              keys: "S",
              run: () => setIssuing({ month: shown.month, company }),
            } satisfies RowAct,
          ]
        : []),
      ...(missing.length > 0 && isOwner
        ? [{ label: texts.acts.fill, to: "companies" } satisfies RowAct]
        : []),
    ];
  };
  const rowOf = (company: MoneyCompany): MoneyRowContent => ({
    key: company.id,
    name: company.name,
    title: company.name,
    details: [
      company.invoice?.number,
      company.orders > 0 ? texts.orders(company.orders) : !company.invoice && texts.nothing,
      company.missing.length > 0 &&
        texts.missing(company.missing.map((detail) => texts.details[detail]).join(", ")),
    ]
      .filter(Boolean)
      .join(" · "),
    badge: badgeOf(company),
    amount:
      company.invoice || company.orders > 0
        ? formatCents(company.invoice?.cents ?? company.cents, language)
        : "–",
    acts: actsOf(company),
  });
  return (
    <>
      {shown && (
        <p className="m-all">
          {isAnyDue ? (
            <Button onClick={() => setIssuing({ month: shown.month })}>
              {texts.issueAll(monthName(shown.month))}
            </Button>
          ) : (
            <b>{monthName(shown.month)}</b>
          )}
        </p>
      )}
      <MoneyPages list="companies" isNarrow={Boolean(search)} pages={pages} rowOf={rowOf} />
      {issuing && (
        <Ask
          title={
            issuing.company
              ? texts.issue.titleOne(issuing.company.name)
              : texts.issue.title(monthName(issuing.month))
          }
          submit={texts.issue.submit}
          leave={texts.issue.leave}
          isRunning={isRunning}
          onSubmit={() => void issue(issuing)}
          onClose={() => setIssuing(undefined)}
        >
          <p>{texts.issue.text}</p>
        </Ask>
      )}
    </>
  );
}
