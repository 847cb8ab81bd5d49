import { measureOf, type Measure } from "@waslijn/contract/console/reports/measures";
import type { Figures, Report } from "@waslijn/contract/console/reports/reports";
import { useLanguage } from "../../i18n/language.tsx";
import { SCROLLED } from "../../parts/table/scrolled.ts";
import { Table } from "../../parts/table/table.tsx";
import { formatMeasure } from "./format-measure.ts";
import { useReportsTexts } from "./reports-texts.ts";
import { useRowNames } from "./use-row-names.ts";

/** What stands beside a figure, and how it is written. */
const BESIDE: Partial<Record<Measure, { as: Measure; of: (figures: Figures) => number }>> = {
  orders: { as: "orders", of: ({ cancelled }) => cancelled },
  revenue: { as: "revenue", of: ({ refundedCents }) => refundedCents },
  onTime: { as: "orders", of: ({ missed }) => missed },
  repeat: { as: "orders", of: ({ repeated }) => repeated },
};

/** The rows of a chart in figures. */
export function MeasureTable({ measure, report }: { measure: Measure; report: Report }) {
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
