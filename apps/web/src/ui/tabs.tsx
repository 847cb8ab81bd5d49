import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { classes } from "./classes.ts";
import { Peg } from "./drawing.tsx";
import { nextTab } from "./tab-keys.ts";
import styles from "./tabs.module.css";

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Leave out for uncontrolled tabs. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  className?: string | undefined;
};

export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const now = selected ?? own;

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = nextTab(
      event.key,
      tabs.findIndex((tab) => tab.id === now),
      tabs.length,
    );
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
  };

  return (
    <div className={className}>
      <div
        className={styles.list}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === now}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === now ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            <Peg />
            <span>{tab.label}</span>
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}-panel`}
          className={classes(styles.panel)}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== now}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
