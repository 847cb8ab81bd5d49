import { useId, type ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon, Peg } from "./drawing.tsx";
import styles from "./tabs-or-accordion.module.css";

export type Section = { id: string; title: ReactNode; content: ReactNode };

export type TabsOrAccordionProps = {
  /** Up to twelve. */
  sections: readonly Section[];
  /** Id of the section open at first; the first one by default. */
  open?: string | undefined;
  className?: string | undefined;
};

/**
 * Exclusive native details: an accordion on phones, vertical tabs from 48rem. Chosen by CSS alone, so it works without
 * script and without layout shift.
 */
export function TabsOrAccordion({
  sections,
  open = sections[0]?.id,
  className,
}: TabsOrAccordionProps) {
  const name = useId();
  return (
    <div className={classes(styles.set, className)}>
      {sections.map((section) => (
        <details
          key={section.id}
          id={section.id}
          className={styles.item}
          name={name}
          open={section.id === open}
        >
          <summary>
            <Peg />
            <span>{section.title}</span>
            <Icon name="down" />
          </summary>
          <div className={styles.content}>{section.content}</div>
        </details>
      ))}
    </div>
  );
}
