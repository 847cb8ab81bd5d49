import type { ReactNode } from "react";
import styles from "./why.module.css";

/** Beside a button that cannot be pressed yet: what it waits for. */
export function Why({ children }: { children: ReactNode }) {
  return (
    <p className={styles.why} data-why>
      {children}
    </p>
  );
}
