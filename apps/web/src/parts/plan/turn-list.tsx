import { classes } from "../../ui/classes.ts";
import { Peg } from "../../ui/drawing.tsx";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { turnDay } from "./plans.ts";
import styles from "./turn-list.module.css";

export type ShownTurn = {
  date: string;
  /** When we come. */
  day: string;
  look: "on" | "planned" | "skipped";
  /** What is known or can be done about it. */
  end: ReactNode;
};

/** Days that hang one below the other: those that are certain have a peg of wood. */
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
