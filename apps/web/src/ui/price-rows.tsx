import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./price-rows.module.css";

export type PriceRow = {
  title: ReactNode;
  text?: ReactNode;
  price: ReactNode;
  key?: string | undefined;
};

/** heads: one service per row; plain: the long list of articles. */
export function PriceRows({
  rows,
  look = "heads",
  className,
}: {
  rows: readonly PriceRow[];
  look?: "heads" | "plain" | undefined;
  className?: string | undefined;
}) {
  return (
    <dl className={classes(look === "plain" && styles.plain, className)}>
      {rows.map((row, index) => (
        <div className={styles.row} key={row.key ?? index}>
          <dt className={styles.title}>{row.title}</dt>
          {row.text ? <dd className={styles.text}>{row.text}</dd> : null}
          <dd className={styles.price}>{row.price}</dd>
        </div>
      ))}
    </dl>
  );
}
