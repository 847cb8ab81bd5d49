import type { ReactNode, Ref } from "react";
import "./table.css";
import "./ranks.css";

/** What scrolls is reached with the keyboard too; it needs a name. */
export const SCROLLED = { role: "region", tabIndex: 0 };

type Column = { words: string; className?: string };

type Props = {
  className?: string;
  /** What it is a table of, for those who do not see where it stands. */
  caption: string;
  columns: (string | Column)[];
  /** For rows that say by themselves what stands in them; who does not see them still hears it. */
  isHeadHidden?: boolean;
  /** Where its rows stand, for who walks through them. */
  body?: Ref<HTMLTableSectionElement>;
  /** Its children are groups of rows. */
  isGrouped?: boolean;
  /** Its rows. */
  children: ReactNode;
};

export function Table({
  className = "",
  caption,
  columns,
  isHeadHidden = false,
  body,
  isGrouped = false,
  children,
}: Props) {
  return (
    <table className={`tbl ${className}`}>
      <caption className="hide">{caption}</caption>
      <thead className={isHeadHidden ? "hide" : undefined}>
        <tr>
          {columns.map((column) => {
            const { words, className: look } =
              typeof column === "string" ? { words: column } : column;
            return (
              <th key={words} scope="col" className={look}>
                {words}
              </th>
            );
          })}
        </tr>
      </thead>
      {isGrouped ? children : <tbody ref={body}>{children}</tbody>}
    </table>
  );
}
