import { formatDateOfYear } from "@waslijn/contract/shared/formats/dates";
import { MEASURES, measureOf } from "@waslijn/contract/console/measures";
import type { Figures, Report } from "@waslijn/contract/console/reports";
import { useQuery, keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { Bar } from "../../parts/bar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Live } from "../../parts/live.tsx";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { Difference, formatMeasure, MeasurePanel } from "./measure-panel.tsx";
import { PeriodForm, ReportFilters } from "./report-filters.tsx";
import { parseReportsSearch, type ReportsSearch } from "./reports-search.ts";
import { useReportsTexts } from "./reports-texts.ts";
import "../../ui/chart.css";
import "./reports.css";
import { callConsole } from "../../api/client.ts";
import { openFile } from "../../api/open-file.ts";
import { useFailureWords } from "../../ui/failure.ts";
import { fileNameOf, keepFile } from "../../ui/save-file.ts";
import { useToast } from "../../ui/overlay/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useToday } from "../../i18n/use-today.ts";

/** Polling interval: the last day is still running. */
const EVERY_MS = 60_000;

const reportQuery = (search: ReportsSearch) =>
  queryOptions({
    queryKey: ["report", search],
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callConsole("readReport", { query: search, signal }),
  });

const route = getRouteApi("/staff-only/shell/reports");

/** Business report: six measures, each as chart and table beside the previous period (SHOP-07). */
export default function ReportsScreen() {
  const texts = useReportsTexts();
  const search = parseReportsSearch(route.useSearch());
  const { data, error, isPending, refetch } = useQuery(reportQuery(search));
  return (
    <>
      <Bar title={texts.title} beside={data && <Compared report={data} />} end={<Live />} />
      <main id="main" className="page reports">
        <ReportFilters search={search} />
        {isPending && <Loading label={texts.loading} rows={12} />}
        {error && <Failed failure={error} onRetry={() => void refetch()} />}
        {data && <Measures report={data} search={search} />}
      </main>
    </>
  );
}

function Compared({ report: { from, until, before } }: { report: Report }) {
  const texts = useReportsTexts();
  const language = useLanguage();
  const days = (one: { from: string; until: string }): string =>
    `${formatDateOfYear(one.from, language)} – ${formatDateOfYear(one.until, language)}`;
  return <p className="quiet bar-sub">{texts.compared(days({ from, until }), days(before))}</p>;
}

function Measures({ report, search }: { report: Report; search: ReportsSearch }) {
  const texts = useReportsTexts();
  const { start, isRunning } = useReportFile(search);
  useShortcuts([{ keys: "E", label: texts.fileKey, act: start }]);
  const isEmpty = isNothing(report.total) && isNothing(report.before.total);
  return (
    <>
      <div className="report-tools">
        <PeriodForm key={`${report.from} ${report.until}`} report={report} search={search} />
        <Button onClick={start} disabled={isRunning}>
          <Icon name="export" size="s" />
          {texts.file}
          <kbd>E</kbd>
        </Button>
      </div>
      {isEmpty ? (
        <Empty title={texts.nothing}>{texts.nothingHint}</Empty>
      ) : (
        <>
          <Overview report={report} />
          {MEASURES.map((measure) => (
            <MeasurePanel key={measure} measure={measure} report={report} />
          ))}
        </>
      )}
    </>
  );
}

/** All measures at a glance, each a link to its chart and table. */
function Overview({ report }: { report: Report }) {
  const texts = useReportsTexts();
  const language = useLanguage();
  const today = useToday();
  return (
    <Panel title={texts.overview} className="report-overview">
      <ul>
        {MEASURES.map((measure) => {
          const [now, before] = [report.total, report.before.total].map(measureOf[measure]);
          return (
            <li key={measure}>
              <a href={`#report-${measure}`}>{texts.names[measure]}</a>
              <p className="fig">{formatMeasure(measure, now ?? null, language)}</p>
              <Difference measure={measure} now={now ?? null} before={before ?? null} />
            </li>
          );
        })}
      </ul>
      {report.from <= today && today <= report.until && (
        <p className="panel-foot">
          <Icon name="clock" size="s" />
          {texts.running}
        </p>
      )}
    </Panel>
  );
}

const isNothing = (figures: Figures): boolean => Object.values(figures).every((sum) => sum === 0);

/** Downloads the report; a few kilobytes, so without progress. */
function useReportFile(search: ReportsSearch): { start: () => void; isRunning: boolean } {
  const texts = useReportsTexts();
  const words = useFailureWords();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await openFile("exportReport", search, new AbortController().signal);
      keepFile(await response.blob(), fileNameOf(response));
      return fileNameOf(response);
    },
    onSuccess: (name) => toast({ kind: "good", words: texts.fileDone(name) }),
    onError: (failure) => toast({ kind: "bad", words: `${texts.fileFailed} ${words(failure)}` }),
  });
  return { start: () => mutate(), isRunning: isPending };
}
