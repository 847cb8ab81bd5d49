import { classes } from "../../ui/classes.ts";
import { Peg } from "../../ui/drawing.tsx";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { turnDay } from "./plans.ts";
import styles from "./turn-list.module.css";

export type ShownTurn = {
  date: string;
  /** Pickup date. */
  day: string;
  look: "on" | "planned" | "skipped";
  /** Status or button at the end of the row. */
  end: ReactNode;
};

/** Dates in a list; confirmed ones have a wooden peg. */
export function TurnList({ label, turns }: { label: string; turns: readonly ShownTurn[] }) {
  const language = useLanguage();
  return (
    <ol className={styles.turns} aria-label={label}>
      {turns.map(({ date, day, look, end }) => (
        <li
          key={date}
          className={classes(look === "on" && styles.on, look === "skipped" && styles.skipped)}
        >
          <Peg />
          <b>{turnDay(day, language)}</b>
          {end}
        </li>
      ))}
    </ol>
  );
}
