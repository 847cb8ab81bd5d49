import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Logo, Peg } from "./drawing.tsx";
import styles from "./receipt.module.css";

export type ReceiptRow = {
  label: string;
  /** Text in <b> gets its own line. */
  value: ReactNode;
  /** Not known yet. */
  open?: boolean | undefined;
};

export type ReceiptProps = {
  /** steps: attached to the step indicator (must be first in the row below it); line: to its own line. */
  hang: "steps" | "line";
  /** Sways; only where it need not be read closely. */
  sway?: boolean | undefined;
  header: ReactNode;
  rows?: readonly ReceiptRow[] | undefined;
  lines?: readonly { label: ReactNode; value: ReactNode }[] | undefined;
  foot?: ReactNode;
  /** Foldable content below the foot. */
  more?: ReactNode;
  className?: string | undefined;
};

export function Receipt(props: ReceiptProps) {
  const { hang, sway, header, rows = [], lines = [], foot, more, className } = props;
  return (
    <div
      className={classes(
        styles.hang,
        hang === "steps" && styles.steps,
        sway && styles.swaying,
        className,
      )}
    >
      <div className={styles.sway}>
        <Peg />
        <Peg className={styles.right} />
        <div className={styles.paper}>
          <div className={styles.in}>
            <div className={styles.head}>
              <Logo />
              <p>{header}</p>
            </div>
            {rows.length > 0 ? (
              <dl className={styles.rows}>
                {rows.map((row) => (
                  <div key={row.label} className={row.open ? styles.open : undefined}>
                    <dt>{row.label}</dt>
                    <dd>{row.value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {lines.length > 0 ? (
              <ul className={styles.lines}>
                {lines.map((line, index) => (
                  <li key={index}>
                    <span>{line.label}</span>
                    <span>{line.value}</span>
                  </li>
                ))}
              </ul>
            ) : null}
            {foot ? <p className={styles.foot}>{foot}</p> : null}
            {more}
          </div>
        </div>
      </div>
    </div>
  );
}
