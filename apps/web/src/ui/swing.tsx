import { classes } from "./classes.ts";
import { Rope } from "./drawing.tsx";
import styles from "./swing.module.css";

export type SwingKind = "top" | "foot" | "into" | "out";

/** Rope between sections; `into` and `out` lead to and from a section on --action-soft. */
export function Swing({ kind, className }: { kind: SwingKind; className?: string | undefined }) {
  return <Rope name={kind} className={classes(styles.swing, styles[kind], className)} />;
}
