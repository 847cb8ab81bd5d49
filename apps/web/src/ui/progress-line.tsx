import styles from "./progress-line.module.css";

/** Progress bar under the header, drawn as a moving rope; takes no space. */
export function ProgressLine({ active, label }: { active: boolean; label: string }) {
  if (!active) return <div className={styles.line} />;
  return (
    <div className={styles.line} role="progressbar" aria-label={label}>
      <span className={styles.rope} />
      <span className={styles.done} />
    </div>
  );
}
