import { useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { TextField } from "../../parts/field/text-field.tsx";
import { formatDate } from "../../i18n/format-window.ts";
import { usePricesTexts } from "./prices-texts.ts";

type Props = {
  day: string;
  today: string;
  planned: { day: string; count: number }[];
  /** Amounts that were typed for the day. */
  typed: number;
  onDay: (day: string) => void;
};

/** From which day, on a line with the days on which prices change already. */
export function DayChoice({ day, today, planned, typed, onDay }: Props) {
  const texts = usePricesTexts();
  const language = useLanguage();
  const [given, setGiven] = useState(day);
  const [shown, setShown] = useState(day);
  if (shown !== day) {
    setShown(day);
    setGiven(day);
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
        value={given}
        error={isDay(given) ? undefined : texts.tooEarly}
        onChange={(value) => {
          setGiven(value);
          if (isDay(value)) onDay(value);
        }}
      />
      <ol className="days-line" aria-label={texts.days}>
        {points.map((point) => (
          <li key={point.day}>
            <button
              type="button"
              {...(point.day === day && { "aria-current": "date" })}
              onClick={() => onDay(point.day)}
            >
              <b>{formatDate(point.day, language)}</b>
              <span>{point.words}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
