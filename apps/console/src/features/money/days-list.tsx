import type { MoneyDay } from "@waslijn/contract/console/money";
import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { SCROLLED, Table } from "../../ui/table/table.tsx";
import { MoneyPages } from "./money-pages.tsx";
import type { MoneyRowContent } from "./money-rows.tsx";
import type { MoneySearch } from "./money-search.ts";
import { useMoneyTexts } from "./money-texts.ts";
import { useDownload, usePages } from "./use-money.ts";

/** Money by day; a day opens its closing below it (BOOKS-01, BOOKS-04). */
export function DaysList({ search: { day: opened } }: { search: MoneySearch }) {
  const texts = useMoneyTexts();
  const language = useLanguage();
  const today = useToday();
  const navigate = useNavigate();
  const pages = usePages(["days"], (after, signal) =>
    callConsole("listMoneyDays", { query: after, signal }),
  );
  const cents = (amount: number): string => formatCents(amount, language);
  const show = (day: string | undefined): void =>
    void navigate({ to: "/money", search: { list: "days", ...(day && { day }) }, replace: true });
  const detailsOf = ({ payments, paid, refunded, chargedBack }: MoneyDay): string =>
    [
      payments > 0 ? `${texts.payments(payments)} ${cents(paid)}` : texts.noMoney,
      refunded !== 0 && texts.refunded(cents(refunded)),
      chargedBack !== 0 && texts.backAtBank(cents(chargedBack)),
    ]
      .filter(Boolean)
      .join(" · ");
  const rowOf = (row: MoneyDay): MoneyRowContent => {
    const isOpen = row.day === opened;
    return {
      key: row.day,
      name: formatLongDate(row.day, language),
      title: formatLongDate(row.day, language),
      details: detailsOf(row),
      badge:
        row.day === today ? (
          <Badge icon="clock" tone="idle">
            {texts.today}
          </Badge>
        ) : null,
      amount: cents(row.net),
      acts: [
        {
          label: isOpen ? texts.acts.hide : texts.acts.closing,
          keys: "S",
          run: () => show(isOpen ? undefined : row.day),
        },
      ],
      below: isOpen && <Closing day={row.day} />,
    };
  };
  return <MoneyPages list="days" isNarrow={false} pages={pages} rowOf={rowOf} />;
}

function Closing({ day }: { day: string }) {
  const texts = useMoneyTexts();
  const words = texts.closing;
  const language = useLanguage();
  const download = useDownload();
  const closing = useQuery({
    queryKey: ["money", "closing", day],
    queryFn: ({ signal }) => callConsole("viewDayClosing", { params: { day }, signal }),
  });
  if (closing.isPending) return <Loading label={texts.loading} rows={5} />;
  if (!closing.data)
    return <Failed failure={closing.error} onRetry={() => void closing.refetch()} />;
  const title = words.title(formatLongDate(day, language));
  return (
    <section className="closing" aria-label={title}>
      <h3>{title}</h3>
      {!closing.data.isOver && <p className="quiet">{words.open}</p>}
      <div className="tbl-wide" aria-label={words.caption} {...SCROLLED}>
        <Table
          caption={words.caption}
          columns={words.columns.map((column, at) =>
            at === 0 ? column : { words: column, className: "r" },
          )}
        >
          {closing.data.kinds.map(({ kind, documents, cents, taxed, vat, untaxed }) => (
            <tr key={kind}>
              <th scope="row">{words.kinds[kind]}</th>
              <td className="r">{documents}</td>
              {[cents, taxed, vat, untaxed].map((amount, at) => (
                // Columns have no other key.
                <td key={at} className="r">
                  {formatCents(amount, language)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      <Button
        size="s"
        aria-disabled={download.isRunning}
        onClick={() => download.csv({ list: "days", day })}
      >
        <Icon name="export" size="s" />
        {words.documents}
      </Button>
    </section>
  );
}
