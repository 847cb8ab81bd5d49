import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Drawing, type DrawingName } from "./drawing.tsx";
import styles from "./empty-state.module.css";

export type EmptyStateProps = {
  /** Not the lone sock: its rope extends far beyond the drawing, over the content above. */
  drawing: Exclude<DrawingName, "lone-sock">;
  title: ReactNode;
  /** Heading level; 2 by default. */
  level?: 1 | 2 | 3 | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  center?: boolean | undefined;
  className?: string | undefined;
};

/** Empty state with its next action. */
export function EmptyState({
  drawing,
  title,
  level = 2,
  children,
  actions,
  center,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const wide = drawing === "lost";
  return (
    <div
      className={classes(
        styles.empty,
        (center || wide) && styles.center,
        wide && styles.lost,
        className,
      )}
    >
      <Drawing name={drawing} className={styles.drawing} />
      <Heading>{title}</Heading>
      {children ? <div>{children}</div> : null}
      {actions ? <div className={styles.do}>{actions}</div> : null}
    </div>
  );
}
