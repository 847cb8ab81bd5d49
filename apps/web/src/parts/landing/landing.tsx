import type { ReactNode } from "react";
import { Drawing, Peg, type DrawingName } from "../../ui/drawing.tsx";
import { unbroken } from "../../ui/unbroken.tsx";
import styles from "./landing.module.css";

type Props = {
  drawing: DrawingName;
  heading: string;
  text: string;
  /** Between the text and the actions. */
  facts?: ReactNode;
  children: ReactNode;
};

/** A short message page, reached from a mail, an SMS or a payment. */
export function Landing({ drawing, heading, text, facts, children }: Props) {
  return (
    <div className={`wrap ${styles.landing}`}>
      <div className={styles.hung}>
        <Peg />
        <Peg className={styles.right} />
        <Drawing name={drawing} />
      </div>
      <h1>{heading}</h1>
      <p className="lede">{unbroken(text)}</p>
      {facts}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

type FactRow = { label: string; value: ReactNode };

/** Facts about a payment, under each other. */
export function Facts({ rows, children }: { rows: readonly FactRow[]; children?: ReactNode }) {
  return (
    <div className={styles.facts}>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
