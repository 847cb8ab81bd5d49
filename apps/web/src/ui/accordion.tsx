import type { ReactNode } from "react";
import { Icon } from "./drawing.tsx";
import styles from "./accordion.module.css";

export type AccordionItem = {
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean | undefined;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** With a name only one item is open at a time. */
  name?: string | undefined;
  /** Language of the texts if different from the page's. */
  lang?: string | undefined;
  className?: string | undefined;
};

/** Native details: work without script and with find-in-page. */
export function Accordion({ items, name, lang, className }: AccordionProps) {
  return (
    <div className={className} lang={lang}>
      {items.map((item) => (
        <details key={item.id} id={item.id} className={styles.item} name={name} open={item.open}>
          <summary>
            <span>{item.title}</span>
            <Icon name="down" />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
