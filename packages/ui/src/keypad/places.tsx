import { classes } from "../classes.ts";
import styles from "./keypad.module.css";

type PlacesProps = { value: string; length: number; wrong: boolean; label: string };

/** The places of the code: what is filled, and which is next. */
export function Places({ value, length, wrong, label }: PlacesProps) {
  return (
    <>
      <div className={classes(styles.places, wrong && styles.wrong)} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={classes(styles.place, index === value.length && styles.next)}
          >
            {value[index]}
          </span>
        ))}
      </div>
      <p className="hide" role="status">
        {label}
      </p>
    </>
  );
}
