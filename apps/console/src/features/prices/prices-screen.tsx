import { formatDateOfYear } from "@waslijn/contract/shared/formats/dates";
import type { DataEntry } from "@waslijn/contract/console/data";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { dataQuery } from "../../api/queries.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Bar } from "../../parts/bar.tsx";
import { PastChanges } from "../../parts/data/past-changes.tsx";
import { useDataChange } from "../../parts/data/use-data-change.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { Empty, Failed, Loading } from "../../ui/states.tsx";
import { LookPanel } from "./look-panel.tsx";
import {
  changedRows,
  hasWrong,
  plannedDays,
  priceRows,
  slips,
  toChanges,
  type Draft,
} from "./price-list.ts";
import { nameOf, PriceTable } from "./price-table.tsx";
import { usePricesTexts } from "./prices-texts.ts";
import "./prices.css";
import { Panel } from "../../ui/panel.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Button } from "../../ui/button.tsx";
import { Ask } from "../../ui/overlay/ask.tsx";
import { Icon } from "../../ui/icon.tsx";
import { formatCents } from "@waslijn/contract/shared/formats/money";

const route = getRouteApi("/staff-only/shell/prices");
const TABLES = ["prices", "config_prices"] as const;

type Lists = { prices: DataEntry[]; fees: DataEntry[] };

/** Prices and fees with their validity dates, beside today's (SHOP-02). */
export default function PricesScreen() {
  const texts = usePricesTexts();
  const prices = useQuery(dataQuery("prices"));
  const fees = useQuery(dataQuery("config_prices"));
  const services = useQuery(dataQuery("cleaning_services"));
  const all = [prices, fees, services];
  const failed = all.find((one) => one.isError && !one.data);
  const isEmpty = prices.data?.length === 0 && fees.data?.length === 0;
  return (
    <>
      <Bar title={texts.title} beside={<p className="quiet bar-sub">{texts.sub}</p>} />
      <main id="main" className="page">
        {failed && (
          <Failed failure={failed.error} onRetry={() => all.forEach((one) => void one.refetch())} />
        )}
        {!failed && all.some((one) => !one.data) && <Loading label={texts.loading} rows={12} />}
        {isEmpty && <Empty title={texts.empty}>{texts.emptyText}</Empty>}
        {!isEmpty && prices.data && fees.data && services.data && (
          <Prices lists={{ prices: prices.data, fees: fees.data }} services={services.data} />
        )}
      </main>
    </>
  );
}

function Prices({ lists, services }: { lists: Lists; services: DataEntry[] }) {
  const texts = usePricesTexts();
  const language = useLanguage();
  const today = useToday();
  const navigate = route.useNavigate();
  const { day: asked } = route.useSearch();
  const day = asked && asked >= today ? asked : addDays(today, 1);
  const [draft, setDraft] = useState<Draft>({});
  // The lists when editing started: others' changes meanwhile surface as conflicts.
  const [seen, setSeen] = useState(lists);
  const isTyping = Object.keys(draft).length > 0;
  if (!isTyping && seen !== lists && (seen.prices !== lists.prices || seen.fees !== lists.fees)) {
    setSeen(lists);
  }
  const { change, putBack, isRunning, dialogs } = useDataChange();
  const days = { today, day };
  const rows = [
    ...priceRows("prices", seen.prices, days),
    ...priceRows("config_prices", seen.fees, days),
  ];
  const changed = changedRows(rows, draft);
  const dayName = formatDateOfYear(day, language);
  const planned = plannedDays([...seen.prices, ...seen.fees], today);
  const here = rows.filter(({ later }) => day > today && later.value.valid_from === day);

  const isBlocked = hasWrong(draft);
  const doubtful = slips(rows, draft);
  const [isAsking, setIsAsking] = useState(false);
  const press = (): void => {
    if (isBlocked)
      document.querySelector<HTMLInputElement>(".price-list [aria-invalid=true]")?.focus();
    else if (doubtful.length > 0) setIsAsking(true);
    else void save();
  };
  const save = async (): Promise<void> => {
    setIsAsking(false);
    if (changed.length === 0 || isRunning) return;
    const worked = await change({
      changes: toChanges(rows, draft, day),
      done: texts.done(changed.length, dayName),
    });
    if (worked) setDraft({});
  };
  const unplan = (): void =>
    void change({
      changes: here.map(({ table, later }) => ({ table, before: later, value: null })),
      done: texts.unplanned(dayName),
    });
  useShortcuts([
    {
      keys: "Ctrl S",
      label: texts.plan(changed.length, dayName),
      act: press,
      whileTyping: true,
    },
  ]);
  return (
    <>
      <DayChoice
        day={day}
        today={today}
        planned={planned}
        typed={changed.length}
        onDay={(next) => void navigate({ search: { day: next }, replace: true })}
      />
      <div className="cols cols-prices">
        <PriceTable
          rows={rows}
          services={services}
          draft={draft}
          day={day}
          onType={(id, cents) => setDraft((before) => ({ ...before, [id]: cents }))}
        />
        <div className="col">
          <LookPanel rows={rows} services={services} draft={draft} day={day} today={today} />
          <WhatItDoes day={dayName} isNow={day === today} />
          {isBlocked && (
            <p className="note note-bad" role="status">
              <Icon name="warn" />
              <span>{texts.blocked}</span>
            </p>
          )}
          <div className="prices-do">
            <Button
              look="main"
              disabled={(changed.length === 0 && !isBlocked) || isRunning}
              onClick={press}
            >
              {day === today ? texts.planNow(changed.length) : texts.plan(changed.length, dayName)}{" "}
              <kbd>Ctrl S</kbd>
            </Button>
            {isTyping && (
              <Button look="quiet" onClick={() => setDraft({})}>
                {texts.discard}
              </Button>
            )}
            {!isTyping && here.length > 0 && (
              <Button onClick={unplan}>{texts.unplan(dayName)}</Button>
            )}
          </div>
          <PastChanges tables={TABLES} onPutBack={(id) => void putBack(id)} />
        </div>
      </div>
      {isAsking && (
        <Ask
          title={texts.doubt.title}
          submit={texts.doubt.submit}
          leave={texts.doubt.leave}
          isRunning={isRunning}
          onSubmit={() => void save()}
          onClose={() => setIsAsking(false)}
        >
          <p>{texts.doubt.text}</p>
          <ul className="price-doubts">
            {doubtful.map(({ row, before, after }) => (
              <li key={row.id}>
                {nameOf(row.later, language)}: {formatCents(before, language)} →{" "}
                <b>{formatCents(after, language)}</b>
              </li>
            ))}
          </ul>
        </Ask>
      )}
      {dialogs}
    </>
  );
}

/** Explains which orders the change affects, and which not (BILL-04). */
function WhatItDoes({ day, isNow }: { day: string; isNow: boolean }) {
  const texts = usePricesTexts().does;
  return (
    <Panel title={texts.title}>
      <dl className="facts panel-in">
        <dt>{texts.before(day)}</dt>
        <dd>{texts.keeps}</dd>
        <dt>{texts.after(day)}</dt>
        <dd>{texts.pays}</dd>
        <dt>{texts.pages}</dt>
        <dd>{isNow ? texts.changeNow : texts.change}</dd>
      </dl>
    </Panel>
  );
}

type Props = {
  day: string;
  today: string;
  planned: { day: string; count: number }[];
  /** Number of amounts typed for the day. */
  typed: number;
  onDay: (day: string) => void;
};

/** Chooses the day of validity, on a timeline of already planned changes. */
function DayChoice({ day, today, planned, typed, onDay }: Props) {
  const texts = usePricesTexts();
  const language = useLanguage();
  const [startDay, setStartDay] = useState(day);
  const [shown, setShown] = useState(day);
  if (shown !== day) {
    setShown(day);
    setStartDay(day);
  }
  const isDay = (value: string): boolean => /^2\d{3}-\d\d-\d\d$/.test(value) && value >= today;
  const others = planned.filter((one) => one.day !== day);
  const points = [
    ...(day === today ? [] : [{ day: today, words: texts.holdsNow }]),
    { day, words: hereWords() },
    ...others.map((one) => ({ day: one.day, words: texts.planned(one.count) })),
  ].sort((one, other) => one.day.localeCompare(other.day));
  function hereWords(): string {
    if (typed > 0) return texts.draft(typed);
    const count = planned.find((one) => one.day === day)?.count ?? 0;
    return count > 0 || day !== today ? texts.planned(count) : texts.holdsNow;
  }
  return (
    <section className="panel days-choice">
      <TextField
        label={texts.from}
        type="date"
        value={startDay}
        error={isDay(startDay) ? undefined : texts.tooEarly}
        onChange={(value) => {
          setStartDay(value);
          if (isDay(value)) onDay(value);
        }}
      />
      <ol className="days-line" aria-label={texts.days}>
        {points.map((point) => (
          <li key={point.day}>
            <Button
              look="bare"
              {...(point.day === day && { "aria-current": "date" })}
              onClick={() => onDay(point.day)}
            >
              <b>{formatDateOfYear(point.day, language)}</b>
              <span>{point.words}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
