import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { moveCursor } from "../../ui/table/use-row-cursor.ts";
import { useMoneyTexts } from "./money-texts.ts";

/** An act on a row: a button with the key that presses it on the row with the cursor, or a link. */
export type RowAct = {
  label: string;
  keys?: string;
} & ({ run: () => void } | { order: string; do?: string } | { href: string } | { to: "companies" });

export type MoneyRowContent = {
  key: string;
  /** Names the row in the labels of its acts. */
  name: string;
  /** The row's first words: a link to the order, where it has one. */
  order?: string | undefined;
  title: ReactNode;
  details: string;
  badge: ReactNode;
  amount: string;
  acts: RowAct[];
  /** Below the row. */
  below?: ReactNode;
};

type Props = { label: string; rows: MoneyRowContent[] };

/** Rows of a list, all of one shape; arrow keys move the cursor, letters act on its row (DESK-05). */
export function MoneyRows({ label, rows }: Props) {
  const texts = useMoneyTexts();
  const list = useRef<HTMLOListElement>(null);
  const [cursor, setCursor] = useState(-1);
  const moved = useRef(false);
  const move = (step: 1 | -1): void => {
    if (rows.length === 0) return;
    moved.current = true;
    setCursor(moveCursor(cursor, step, rows.length));
  };
  useEffect(() => {
    if (!moved.current) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${cursor}"]`);
    row?.querySelector<HTMLElement>("a, button")?.focus();
  }, [cursor]);
  const acts = rows[cursor]?.acts ?? [];
  useShortcuts([
    ...["ArrowDown", "J"].map((keys) => ({
      keys,
      label: texts.keys.down,
      act: () => move(1),
      repeats: true as const,
    })),
    ...["ArrowUp", "K"].map((keys) => ({
      keys,
      label: texts.keys.up,
      act: () => move(-1),
      repeats: true as const,
    })),
    ...acts.flatMap((act) =>
      act.keys !== undefined && "run" in act
        ? [{ keys: act.keys, label: act.label, act: act.run }]
        : [],
    ),
  ]);
  return (
    <ol ref={list} className="rows mrows" aria-label={label}>
      {rows.map((row, at) => (
        <li
          key={row.key}
          data-row={at}
          className={at === cursor ? "is-cursor" : undefined}
          onFocus={() => setCursor(at)}
        >
          <span className="hand-text">
            <b>
              {row.order !== undefined && (
                <>
                  <Link to="/orders/$number" params={{ number: row.order }}>
                    {row.order}
                  </Link>{" "}
                </>
              )}
              {row.title}
            </b>
            <span>{row.details}</span>
          </span>
          <span className="m-st">{row.badge}</span>
          <b className="m-amt">{row.amount}</b>
          <span className="m-do">
            {row.acts.map((act) => (
              <ActButton key={act.label} act={act} name={row.name} isCursor={at === cursor} />
            ))}
          </span>
          {row.below && <div className="m-below">{row.below}</div>}
        </li>
      ))}
    </ol>
  );
}

const LOOK = "btn btn-line btn-s";

function ActButton({ act, name, isCursor }: { act: RowAct; name: string; isCursor: boolean }) {
  const words = (
    <>
      {act.label}
      <span className="hide">: {name}</span>
    </>
  );
  if ("run" in act) {
    return (
      <Button size="s" onClick={act.run}>
        {words}
        {isCursor && act.keys !== undefined && <kbd>{act.keys}</kbd>}
      </Button>
    );
  }
  if ("href" in act) {
    return (
      <a className={LOOK} href={act.href}>
        {words}
      </a>
    );
  }
  if ("to" in act) {
    return (
      <Link className={LOOK} to="/shop/companies">
        {words}
      </Link>
    );
  }
  return (
    <Link
      className={LOOK}
      to="/orders/$number"
      params={{ number: act.order }}
      search={act.do === undefined ? {} : { do: act.do }}
    >
      {words}
    </Link>
  );
}
