import { formatShortDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents, formatNumber, formatShare } from "@waslijn/contract/shared/formats/money";
import { measureOf, type Measure } from "@waslijn/contract/console/measures";
import type { Report, Figures } from "@waslijn/contract/console/reports";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { axisEnd } from "./chart-shape.ts";
import { isRunning } from "./reports-search.ts";
import { Chart, type ChartRow } from "./chart.tsx";
import { useReportsTexts } from "./reports-texts.ts";
import { SCROLLED, Table } from "../../ui/table/table.tsx";
import type { Language } from "@waslijn/contract/shared/constants";
import type { ReportStep } from "@waslijn/contract/console/codes";

const isShare = (measure: Measure): boolean => measure === "onTime" || measure === "repeat";

/** A figure as text; a dash when missing. */
export function formatMeasure(measure: Measure, value: number | null, language: Language): string {
  if (value === null) return "–";
  if (isShare(measure)) return formatShare(value, language);
  return measure === "revenue" ? formatCents(value, language) : formatNumber(value, language, 1);
}

/** Axis labels have no room for cents. */
const formatTick = (measure: Measure, value: number, language: Language): string => {
  if (isShare(measure)) return `${Math.round(value * 100)}%`;
  return formatNumber(Math.round(measure === "revenue" ? value / 100 : value), language);
};

/** Secondary figure of a measure, and its format. */
const BESIDE: Partial<Record<Measure, { as: Measure; of: (figures: Figures) => number }>> = {
  orders: { as: "orders", of: ({ cancelled }) => cancelled },
  revenue: { as: "revenue", of: ({ refundedCents }) => refundedCents },
  onTime: { as: "orders", of: ({ missed }) => missed },
  repeat: { as: "orders", of: ({ repeated }) => repeated },
};

/** The chart's rows as a table. */
function MeasureTable({ measure, report }: { measure: Measure; report: Report }) {
  const texts = useReportsTexts();
  const language = useLanguage();
  const { nameOf, nameOfBefore } = useRowNames(report.by);
  const words = (figures: Figures): string =>
    formatMeasure(measure, measureOf[measure](figures), language);
  const beside = BESIDE[measure];
  return (
    <div className="measure-rows" aria-label={texts.table(texts.names[measure])} {...SCROLLED}>
      <Table
        caption={texts.table(texts.names[measure])}
        columns={[
          texts.steps[report.by],
          { words: texts.names[measure], className: "r" },
          ...(beside ? [{ words: texts.beside[measure] ?? "", className: "r" }] : []),
          { words: texts.before, className: "r" },
        ]}
      >
        {report.rows.map((row) => (
          <tr key={row.key}>
            <td>{nameOf(row)}</td>
            <td className="r no">{words(row.now)}</td>
            {beside && (
              <td className="r">{formatMeasure(beside.as, beside.of(row.now), language)}</td>
            )}
            <td className="r quiet" title={nameOfBefore(row)}>
              {words(row.before)}
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

const EURO = 100;

const mostOf = (rows: readonly ChartRow[]): number =>
  Math.max(0, ...rows.flatMap(({ now, before }) => [now ?? 0, before ?? 0]));

/** One measure: its total, definition, chart and table. */
export function MeasurePanel({ measure, report }: { measure: Measure; report: Report }) {
  const texts = useReportsTexts();
  const language = useLanguage();
  const { nameOf } = useRowNames(report.by);
  const value = measureOf[measure];
  const words = (amount: number | null): string => formatMeasure(measure, amount, language);
  const [now, before] = [value(report.total), value(report.before.total)];
  const rows = report.rows.map((row) => ({
    label: nameOf(row),
    now: value(row.now),
    before: value(row.before),
  }));
  const say = (row: ChartRow): string =>
    `${row.label}: ${words(row.now)} · ${texts.wasBefore(words(row.before))}`;
  return (
    <Panel title={texts.names[measure]} className="measure">
      <div className="measure-in" id={`report-${measure}`}>
        <div className="measure-sum">
          <p className="fig">{words(now)}</p>
          <Difference measure={measure} now={now} before={before} />
          <p className="quiet small">{texts.wasBefore(words(before))}</p>
          <p className="quiet small measure-means">{texts.meanings[measure]}</p>
        </div>
        <Chart
          label={texts.chart(texts.names[measure], words(now), words(before))}
          rows={rows}
          look={report.by === "hub" ? "bars" : "lines"}
          end={isShare(measure) ? 1 : axisEnd(mostOf(rows), measure === "revenue" ? EURO : 1)}
          formatTick={(tick) => formatTick(measure, tick, language)}
          pointer={texts.point(texts.names[measure])}
          say={say}
        />
        <MeasureTable measure={measure} report={report} />
      </div>
    </Panel>
  );
}

type DifferenceProps = { measure: Measure; now: number | null; before: number | null };

/** Shares differ by percentage points, other measures by amount. */
export function Difference({ measure, now, before }: DifferenceProps) {
  const texts = useReportsTexts();
  const language = useLanguage();
  if (now === null || before === null) return null;
  const difference = now - before;
  if (difference === 0) return <p className="quiet">{texts.same}</p>;
  const amount = isShare(measure)
    ? texts.points(formatMeasure("kilos", Math.abs(difference) * 100, language))
    : formatMeasure(measure, Math.abs(difference), language);
  return (
    <p className={difference > 0 ? "up" : "down"}>
      <Icon name={difference > 0 ? "up" : "down"} size="s" />
      {difference > 0 ? texts.more(amount) : texts.less(amount)}
    </p>
  );
}

type Row = Pick<Report["rows"][number], "key" | "keyBefore" | "name">;

/** Row labels: `di 17 nov`, `week van ma 16 nov`, `Haarlem`. */
function useRowNames(by: ReportStep): Record<"nameOf" | "nameOfBefore", (row: Row) => string> {
  const texts = useReportsTexts();
  const language = useLanguage();
  const today = useToday();
  const dated = (day: string): string => {
    const date = formatShortDate(day, language);
    return by === "week" ? texts.weekOf(date) : date;
  };
  return {
    nameOf: ({ key, name }) =>
      name ?? (isRunning(by, key, today) ? texts.soFar(dated(key)) : dated(key)),
    nameOfBefore: ({ keyBefore, name }) => name ?? dated(keyBefore),
  };
}
