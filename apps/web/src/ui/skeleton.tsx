import { classes } from "./classes.ts";
import styles from "./skeleton.module.css";

export type BoneSize = "slot" | "field" | "line" | "title" | "card";

/** The place of something that is on its way; say so in words nearby and set aria-busy there. */
export function Bone({
  size = "slot",
  className,
}: {
  size?: BoneSize | undefined;
  className?: string | undefined;
}) {
  return <span className={classes(styles.bone, styles[size], className)} aria-hidden="true" />;
}
