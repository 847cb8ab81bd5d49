import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { Peg } from "../drawing.tsx";
import styles from "./hour-list.module.css";

export type Hour = {
  value: string;
  label: string;
  state: "free" | "taken" | "blank";
  /** Why a taken one cannot be chosen. */
  note?: string;
};

export type HourListProps = {
  name: string;
  legend: ReactNode;
  hours: readonly Hour[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Screen reader label of a blank row. */
  blankLabel: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** Two-hour windows as large buttons: a radio group. One or two columns by width. */
export function HourList(props: HourListProps) {
  const { name, legend, hours, chosen, onChoose, blankLabel, disabled, className } = props;
  return (
    <fieldset className={classes(styles.list, className)} disabled={disabled}>
      <legend className="hide">{legend}</legend>
      <div className={styles.slots}>
        {hours.map((hour) =>
          hour.state === "blank" ? (
            <span key={hour.value} className={classes(styles.slot, styles.blank)}>
              <span aria-hidden="true">–</span>
              <span className="hide">{blankLabel}</span>
            </span>
          ) : (
            <label
              key={hour.value}
              className={classes(styles.slot, hour.state === "taken" && styles.taken)}
            >
              <Peg />
              <input
                type="radio"
                name={name}
                value={hour.value}
                checked={hour.state === "free" && hour.value === chosen}
                disabled={hour.state === "taken"}
                onChange={() => onChoose(hour.value)}
              />
              <span>{hour.label}</span>
              {hour.note ? <small>{hour.note}</small> : null}
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}
