import { classes } from "./classes.ts";
import styles from "./skeleton.module.css";

export type BoneSize = "slot" | "field" | "line" | "title" | "card";

/** Skeleton placeholder; add a text and aria-busy nearby. */
export function Bone({
  size = "slot",
  className,
}: {
  size?: BoneSize | undefined;
  className?: string | undefined;
}) {
  return <span className={classes(styles.bone, styles[size], className)} aria-hidden="true" />;
}
