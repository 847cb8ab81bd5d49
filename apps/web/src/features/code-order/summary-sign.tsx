import { useEffect, useRef } from "react";
import type { DeviceOrder } from "../../parts/offline/device-order.ts";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/drawings/drawing.tsx";
import { useCodeOrderTexts } from "./code-order-texts.ts";
import styles from "./order-summary.module.css";

/** Done, or kept: large enough to be read from two metres. */
export function SummarySign({ order }: { order: DeviceOrder }) {
  const texts = useCodeOrderTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPlaced = order.state === "placed";
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [order.key, isPlaced]);
  const words = texts[order.kind];
  return (
    <div className={`no-print ${styles.sign}`}>
      <span className={classes(styles.disc, !isPlaced && styles.waiting)}>
        <Icon name={isPlaced ? "check" : "offline"} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.words}>
        {isPlaced ? words.placed : words.kept}
      </h1>
      <p className="lede">{isPlaced ? words.placedText : texts.keptText}</p>
    </div>
  );
}
