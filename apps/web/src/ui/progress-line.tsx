import styles from "./progress-line.module.css";

/** The rope under the top of the page being hauled in; takes no room of its own. */
export function ProgressLine({ active, label }: { active: boolean; label: string }) {
  if (!active) return <div className={styles.line} />;
  return (
    <div className={styles.line} role="progressbar" aria-label={label}>
      <span className={styles.rope} />
      <span className={styles.done} />
    </div>
  );
}
