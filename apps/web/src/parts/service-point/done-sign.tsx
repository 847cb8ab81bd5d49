import { useEffect, useRef } from "react";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/drawing.tsx";
import styles from "./done-sign.module.css";

type Props = {
  title: string;
  text: string;
  /** Kept on the device, not sent yet. */
  waiting?: boolean | undefined;
};

/** Done, or kept: a small mark, and words that can be read from across the counter. */
export function DoneSign({ title, text, waiting = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [waiting]);
  return (
    <div className={`no-print ${styles.sign}`}>
      <span className={classes(styles.disc, waiting && styles.waiting)}>
        <Icon name={waiting ? "offline" : "check"} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.words}>
        {title}
      </h1>
      <p className="lede">{text}</p>
    </div>
  );
}
