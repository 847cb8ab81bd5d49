import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import type { DeskDate, DeskHour } from "@waslijn/contract/console/by-phone";
import { useEffect, useId, useRef } from "react";
import { useLanguage } from "../i18n/language.tsx";
import { Icon } from "../ui/icon.tsx";
import { onDay, type Picked } from "./pick-window.ts";
import "./windows.css";
import { defineTexts } from "../i18n/define-texts.ts";

const useWindowTexts = defineTexts({
  en: {
    day: "Day",
    window: "Window",
    full: "not free",
    free: (places: number) => `${places} free`,
    now: "as it is now",
    follows: "new delivery too",
  },
  nl: {
    day: "Dag",
    window: "Tijdvak",
    full: "niet vrij",
    free: (places: number) => `${places} vrij`,
    now: "nu gekozen",
    follows: "ook nieuwe bezorging",
  },
});

type Props = {
  title: string;
  hint?: string;
  dates: DeskDate[];
  picked: Picked;
  /** The order's current window, which need not be chosen again. */
  current?: Picked | null;
  takesFocus?: boolean;
  onPick: (picked: Picked) => void;
};

/** Chooses a day, then one of its windows, each with its free places. */
export function WindowPicker({ title, hint, dates, picked, current, takesFocus, onPick }: Props) {
  const texts = useWindowTexts();
  const language = useLanguage();
  const id = useId();
  const day = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (takesFocus) day.current?.focus();
  }, [takesFocus]);
  const hours = dates.find(({ date }) => date === picked.date)?.hours ?? [];
  return (
    <div role="group" aria-labelledby={id}>
      <div className="pick-head">
        <h3 id={id}>{title}</h3>
        <div className="sel">
          <select
            ref={day}
            aria-label={texts.day}
            value={picked.date}
            onChange={({ target }) =>
              onPick(onDay(dates, target.value, picked.from || current?.from))
            }
          >
            {dates.map(({ date }) => (
              <option key={date} value={date}>
                {formatLongDate(date, language)}
              </option>
            ))}
          </select>
          <Icon name="down" size="s" />
        </div>
        {hint && <span className="hint">{hint}</span>}
      </div>
      <div className="minis" role="radiogroup" aria-label={texts.window}>
        {hours.map((hour) => (
          <Mini
            key={hour.from}
            name={id}
            hour={hour}
            isNow={current?.date === picked.date && current.from === hour.from}
            isChosen={hour.from === picked.from}
            onChoose={() => onPick({ date: picked.date, from: hour.from })}
          />
        ))}
      </div>
    </div>
  );
}

type MiniProps = {
  name: string;
  hour: DeskHour;
  isNow: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function Mini({ name, hour, isNow, isChosen, onChoose }: MiniProps) {
  const texts = useWindowTexts();
  const isFull = !hour.available && !isNow;
  const state = isNow ? "is-now" : isFull ? "is-full" : "";
  return (
    <label className={`mini ${state}`}>
      <input
        type="radio"
        name={name}
        disabled={isFull || isNow}
        checked={isChosen}
        onChange={onChoose}
      />
      <b>{formatHours(hour)}</b>
      <small>{isNow ? texts.now : isFull ? texts.full : texts.free(hour.free)}</small>
      {hour.deliveryFollows && !isFull && !isNow && (
        <small className="mini-follows">{texts.follows}</small>
      )}
    </label>
  );
}
