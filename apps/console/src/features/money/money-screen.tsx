import {
  BILL_LISTS,
  INVOICE_SERIES,
  MONEY_LISTS,
  MOST_COUNTED,
  REFUND_FILTERS,
  type BillList,
  type MoneyList,
} from "@waslijn/contract/console/codes";
import type { MoneySummary } from "@waslijn/contract/console/money";
import { formatMonth } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useHubs } from "../../api/queries.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment, useToday } from "../../i18n/use-today.ts";
import { Bar } from "../../parts/bar.tsx";
import { Live } from "../../parts/live.tsx";
import { Button } from "../../ui/button.tsx";
import { DayInput } from "../../ui/form/day-input.tsx";
import { FilterChip } from "../../ui/overlay/filter-chip.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { BillsList } from "./bills-list.tsx";
import { CompaniesList } from "./companies-list.tsx";
import { DaysList } from "./days-list.tsx";
import { InvoicesList } from "./invoices-list.tsx";
import { lastMonths, validSearch, type ListSearch, type MoneySearch } from "./money-search.ts";
import { useMoneyTexts } from "./money-texts.ts";
import { RefundsList } from "./refunds-list.tsx";
import { moneyQuery, useDownload } from "./use-money.ts";
import "./money.css";

const route = getRouteApi("/staff-only/shell/money");

/** Everything about money that needs somebody, and the books by document and by day (BOOKS-01 to BOOKS-04). */
export default function MoneyScreen() {
  const texts = useMoneyTexts();
  const search = validSearch(route.useSearch());
  const navigate = route.useNavigate();
  const download = useDownload();
  const { data: summary } = useQuery(moneyQuery);
  const { list } = search;
  const show = (next: MoneySearch): void => void navigate({ search: next, replace: true });
  useShortcuts(
    MONEY_LISTS.map((one, at) => ({
      keys: String(at + 1),
      label: texts.lists[one],
      act: () => show({ list: one }),
    })),
  );
  return (
    <>
      <Bar title={texts.title} end={<Live />} />
      <main id="main" className="page">
        <Tabs current={list} summary={summary} />
        {summary && <Summary summary={summary} />}
        <Panel
          className="money"
          title={texts.lists[list]}
          aside={
            <>
              <span className="quiet">{texts.hints[list]}</span>
              {download.isRunning && <progress aria-label={texts.exporting} />}
              <Button
                size="s"
                className="bar-end"
                aria-disabled={download.isRunning}
                onClick={() => download.csv(search)}
              >
                <Icon name="export" size="s" />
                {texts.export}
              </Button>
            </>
          }
        >
          {list !== "days" && <Filters search={search} onChange={show} />}
          <List key={list} list={list} search={search} />
        </Panel>
      </main>
    </>
  );
}

const isBillList = (list: MoneyList): list is BillList =>
  (BILL_LISTS as readonly string[]).includes(list);

function List({ list, search }: { list: MoneyList; search: MoneySearch }) {
  if (isBillList(list)) return <BillsList list={list} search={search} />;
  if (list === "refunds") return <RefundsList search={search} />;
  if (list === "invoices") return <InvoicesList search={search} />;
  if (list === "companies") return <CompaniesList search={search} />;
  return <DaysList search={search} />;
}

function Tabs({ current, summary }: { current: MoneyList; summary: MoneySummary | undefined }) {
  const texts = useMoneyTexts();
  const countOf = (list: MoneyList): string | undefined => {
    if (!summary || !(isBillList(list) || list === "refunds")) return undefined;
    const { count } = summary[list];
    return count >= MOST_COUNTED ? texts.atLeast(MOST_COUNTED) : String(count);
  };
  return (
    <nav className="views" aria-label={texts.listsLabel}>
      {MONEY_LISTS.map((list) => (
        <Link
          key={list}
          to="/money"
          search={{ list }}
          {...(list === current && { "aria-current": "page" })}
        >
          {texts.lists[list]} <small>{countOf(list)}</small>
        </Link>
      ))}
    </nav>
  );
}

function Summary({ summary }: { summary: MoneySummary }) {
  const texts = useMoneyTexts();
  const language = useLanguage();
  const moment = useMoment();
  const { overdue, unsent, refunds, failed, differs, auditedAt } = summary;
  const amount = (cents: number | null): string =>
    cents === null ? texts.many(MOST_COUNTED) : formatCents(cents, language);
  const figures = [
    { title: texts.lists.overdue, sum: overdue, hint: texts.bills(overdue.count) },
    { title: texts.lists.unsent, sum: unsent, hint: texts.bills(unsent.count) },
    {
      title: texts.toRefund,
      sum: refunds,
      hint: failed > 0 ? <b className="bad">{texts.failed(failed)}</b> : texts.noneFailed,
    },
    {
      title: texts.lists.differs,
      sum: differs,
      hint: auditedAt ? texts.audited(moment(auditedAt)) : texts.notAudited,
    },
  ];
  return (
    <section className="panel m-sums" aria-label={texts.summary}>
      {figures.map(({ title, sum, hint }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p className="m-fig">{amount(sum.cents)}</p>
          <p className="quiet small">{hint}</p>
        </div>
      ))}
    </section>
  );
}

/** Months that collective invoices are shown for. */
const MONTHS = 13;

type FiltersProps = {
  search: ListSearch;
  onChange: (search: MoneySearch) => void;
};

function Filters({ search, onChange }: FiltersProps) {
  const texts = useMoneyTexts();
  const words = texts.filters;
  const hubs = useHubs();
  const language = useLanguage();
  const months = lastMonths(useToday(), MONTHS);
  const { list } = search;
  const set = (changes: { [N in keyof MoneySearch]: MoneySearch[N] | undefined }): void =>
    onChange(validSearch({ ...search, ...changes }));
  const placeholder =
    list === "invoices"
      ? words.searchInvoice
      : list === "companies"
        ? words.searchCompany
        : words.search;
  return (
    <div className="tools" role="search">
      <SearchField
        value={search.search ?? ""}
        label={words.searchLabel}
        placeholder={placeholder}
        shortcut={words.searchKey}
        onChange={(typed) => set({ search: typed || undefined })}
      />
      {list === "refunds" && (
        <FilterChip
          any={texts.refundFilters.open}
          name={words.state}
          options={REFUND_FILTERS.filter((one) => one !== "open")}
          labels={texts.refundFilters}
          value={search.state === "open" ? undefined : search.state}
          onChange={(state) => set({ state })}
        />
      )}
      {list === "invoices" && (
        <FilterChip
          any={texts.series.invoice}
          name={words.kind}
          options={INVOICE_SERIES.filter((one) => one !== "invoice")}
          labels={texts.series}
          value={search.series === "invoice" ? undefined : search.series}
          onChange={(series) => set({ series })}
        />
      )}
      {list === "invoices" && (
        <label className={search.day ? "chip is-on" : "chip"}>
          {words.day}
          <DayInput
            type="date"
            value={search.day ?? ""}
            onChange={(event) => set({ day: event.target.value || undefined })}
          />
        </label>
      )}
      {list === "companies" && (
        <FilterChip
          any={formatMonth(months[0] ?? "", language)}
          name={words.month}
          options={months.slice(1)}
          labels={Object.fromEntries(months.map((month) => [month, formatMonth(month, language)]))}
          value={search.month}
          onChange={(month) => set({ month })}
        />
      )}
      {(isBillList(list) || list === "refunds") && hubs.length > 1 && (
        <FilterChip
          any={words.any}
          name={words.hub}
          options={hubs.map(({ id }) => id)}
          labels={Object.fromEntries(hubs.map(({ id, name }) => [id, name]))}
          value={search.hub}
          onChange={(hub) => set({ hub })}
        />
      )}
      {Object.keys(search).length > 1 && (
        <Button look="quiet" size="s" className="bar-end" onClick={() => onChange({ list })}>
          {words.clear}
        </Button>
      )}
    </div>
  );
}
