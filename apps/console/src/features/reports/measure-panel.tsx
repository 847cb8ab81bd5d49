import { measureOf, type Measure } from "@waslijn/contract/console/reports/measures";
import type { Report } from "@waslijn/contract/console/reports/reports";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { axisEnd } from "./chart-shape.ts";
import { Chart, type ChartRow } from "./chart.tsx";
import { formatMeasure, formatTick, isShare } from "./format-measure.ts";
import { MeasureTable } from "./measure-table.tsx";
import { useReportsTexts } from "./reports-texts.ts";
import { useRowNames } from "./use-row-names.ts";

const EURO = 100;

const mostOf = (rows: readonly ChartRow[]): number =>
  Math.max(0, ...rows.flatMap(({ now, before }) => [now ?? 0, before ?? 0]));

/** One figure of a report: what it came to, what it means, its chart and its table. */
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
      <div className="measure-in">
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

/** Shares differ by points, everything else by itself. */
function Difference({ measure, now, before }: DifferenceProps) {
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
