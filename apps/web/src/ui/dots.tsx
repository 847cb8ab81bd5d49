import styles from "./dots.module.css";

/** Three hopping dots: something is going on. */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
