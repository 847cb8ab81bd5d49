import { REPORT_STEPS, REPORT_DAYS } from "@waslijn/contract/console/codes";
import type { Report } from "@waslijn/contract/console/reports";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { Link, useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useHubs } from "../../api/queries.ts";
import { useToday } from "../../i18n/use-today.ts";
import { DayInput } from "../../ui/form/day-input.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { EXACTLY } from "../../ui/exactly.ts";
import { PERIODS, USUAL_WEEKS, type ReportsSearch } from "./reports-search.ts";
import { useReportsTexts } from "./reports-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

/** Rows, hub and period as links, so that the URL holds the whole state. */
export function ReportFilters({ search }: { search: ReportsSearch }) {
  const texts = useReportsTexts();
  const hubs = useHubs();
  const today = useToday();
  const { hub: _hub, ...anyHub } = search;
  const { by = "day", hub } = search;
  const others = { ...(by !== "day" && { by }), ...(hub && { hub }) };
  return (
    <div className="hubs report-filters">
      <nav className="seg" aria-label={texts.hub}>
        <Link to="/reports" search={anyHub} activeOptions={EXACTLY}>
          {texts.allHubs}
        </Link>
        {hubs.map(({ id, name }) => (
          <Link key={id} to="/reports" search={{ ...anyHub, hub: id }} activeOptions={EXACTLY}>
            {name}
          </Link>
        ))}
      </nav>
      <nav className="seg" aria-label={texts.by}>
        {REPORT_STEPS.map((step) => {
          const { by: _by, ...others } = search;
          const next = step === "day" ? others : { ...others, by: step };
          return (
            <Link key={step} to="/reports" search={next} activeOptions={EXACTLY}>
              {texts.steps[step]}
            </Link>
          );
        })}
      </nav>
      <nav className="seg" aria-label={texts.period}>
        {PERIODS.map((weeks) => {
          const usual = weeks === USUAL_WEEKS[by];
          const from = addDays(today, 1 - weeks * 7);
          return (
            <Link
              key={weeks}
              to="/reports"
              search={usual ? others : { ...others, from }}
              activeOptions={EXACTLY}
            >
              {texts.weeks(weeks)}
            </Link>
          );
        })}
      </nav>
    </div>
  );
}

/** A custom period, prefilled with the current one. */
export function PeriodForm({ report, search }: { report: Report; search: ReportsSearch }) {
  const texts = useReportsTexts();
  const navigate = useNavigate();
  const id = useId();
  const [from, setFrom] = useState(report.from);
  const [until, setUntil] = useState(report.until);
  const [isWrong, setIsWrong] = useState(false);
  const show = (): void => {
    const isPeriod = from !== "" && until >= from && until < addDays(from, REPORT_DAYS);
    setIsWrong(!isPeriod);
    if (isPeriod) void navigate({ to: "/reports", search: { ...search, from, until } });
  };
  const wrong = isWrong && { "aria-invalid": true, "aria-describedby": `${id}-wrong` };
  return (
    <Form className="report-period" onSubmit={show}>
      {[
        { name: "from", label: texts.from, value: from, set: setFrom },
        { name: "until", label: texts.until, value: until, set: setUntil },
      ].map(({ name, label, value, set }) => (
        <span key={name} className="report-day">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <DayInput
            className="in"
            id={`${id}-${name}`}
            type="date"
            value={value}
            onChange={(event) => set(event.target.value)}
            {...wrong}
          />
        </span>
      ))}
      <Button isSubmit>{texts.show}</Button>
      <FieldError id={`${id}-wrong`}>{isWrong ? texts.wrongPeriod : undefined}</FieldError>
    </Form>
  );
}
