import { useEffect, useRef } from "react";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/drawing.tsx";
import styles from "./done-sign.module.css";
import { useHref } from "../navigation/visit.ts";
import type { RouteName } from "../../paths.ts";
import { TextLink } from "../../ui/button.tsx";
import { useServicePointTexts } from "./service-point-texts.ts";

type Props = {
  title: string;
  text: string;
  /** Stored on the device, not sent yet. */
  waiting?: boolean | undefined;
};

/** Placed or stored: a mark, and text large enough to read across the counter. */
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

/** Link back to the empty keypad (CODE-17). */
export function NewCodeLink({ route, onNewCode }: { route: RouteName; onNewCode: () => void }) {
  const texts = useServicePointTexts();
  return (
    <TextLink
      href={useHref()(route)}
      onClick={(event) => {
        event.preventDefault();
        onNewCode();
      }}
    >
      {texts.newCode}
    </TextLink>
  );
}
