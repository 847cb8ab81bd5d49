import type { ReactNode } from "react";
import styles from "./readonly-row.module.css";

/** A value that cannot be changed here. */
export function ReadonlyRow({
  label,
  value,
  action,
}: {
  label: ReactNode;
  value: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <span className="quiet">{label}</span>
      <strong>{value}</strong>
      {action ? <span className={styles.action}>{action}</span> : null}
    </div>
  );
}
