import { useEffect, useRef, type ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./day-strip.module.css";

export type Day = {
  value: string;
  weekday: string;
  day: string;
  month: string;
  /** Full date for screen readers. */
  label?: string | undefined;
  disabled?: boolean | undefined;
};

export type DayStripProps = {
  name: string;
  legend: ReactNode;
  days: readonly Day[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  className?: string | undefined;
};

/** Horizontally scrolling days: a radio group. */
export function DayStrip({ name, legend, days, chosen, onChoose, className }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = strip.current;
    const day = box?.querySelector<HTMLElement>("label:has(:checked)");
    // Scrolls the strip only, not the page.
    if (box && day) box.scrollLeft = day.offsetLeft - (box.clientWidth - day.offsetWidth) / 2;
  }, [chosen]);
  return (
    <fieldset className={className}>
      <legend className="hide">{legend}</legend>
      <div className={classes(styles.strip)} ref={strip}>
        {days.map((day) => (
          <label key={day.value} className={styles.day}>
            <input
              type="radio"
              name={name}
              value={day.value}
              checked={day.value === chosen}
              disabled={day.disabled}
              aria-label={day.label}
              onChange={() => onChoose(day.value)}
            />
            <span>
              <small>{day.weekday}</small>
              <b>{day.day}</b>
              <small>{day.month}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
