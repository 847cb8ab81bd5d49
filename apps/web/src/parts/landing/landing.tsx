import type { ReactNode } from "react";
import { Drawing, Peg, type DrawingName } from "../../ui/drawing.tsx";
import { unbroken } from "../../ui/unbroken.tsx";
import styles from "./landing.module.css";

type Props = { drawing: DrawingName; heading: string; text: string; children: ReactNode };

/** A short message page, reached from a mail, an SMS or a payment. */
export function Landing({ drawing, heading, text, children }: Props) {
  return (
    <div className={`wrap ${styles.landing}`}>
      <div className={styles.hung}>
        <Peg />
        <Peg className={styles.right} />
        <Drawing name={drawing} />
      </div>
      <h1>{heading}</h1>
      <p className="lede">{unbroken(text)}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
