import type { ReactNode, Ref } from "react";
import "./table.css";
import "./ranks.css";

/** A scrollable region has to be focusable and named. */
export const SCROLLED = { role: "region", tabIndex: 0 };

type Column = {
  words: string;
  className?: string;
  /** Shown instead of the words, such as a checkbox for all rows. */
  control?: ReactNode;
};

type Props = {
  /** `bare`: only `className`, for bills and comparisons inside a panel. */
  look?: "rows" | "bare";
  className?: string;
  /** For screen readers. */
  caption: string;
  /** Without columns it has no header: every row names itself. */
  columns?: (string | Column)[];
  /** For self-explanatory rows; screen readers still get the header. */
  isHeadHidden?: boolean;
  /** Ref to the table body, for keyboard navigation. */
  body?: Ref<HTMLTableSectionElement>;
  /** The children are table bodies instead of rows. */
  isGrouped?: boolean;
  children: ReactNode;
};

export function Table({
  look = "rows",
  className = "",
  caption,
  columns,
  isHeadHidden = false,
  body,
  isGrouped = false,
  children,
}: Props) {
  return (
    <table className={look === "rows" ? `tbl ${className}` : className}>
      <caption className="hide">{caption}</caption>
      {columns && (
        <thead className={isHeadHidden ? "hide" : undefined}>
          <tr>
            {columns.map((column) => {
              const {
                words,
                className: cell,
                control,
              }: Column = typeof column === "string" ? { words: column } : column;
              return (
                <th key={words} scope="col" className={cell}>
                  {control ?? words}
                </th>
              );
            })}
          </tr>
        </thead>
      )}
      {isGrouped ? children : <tbody ref={body}>{children}</tbody>}
    </table>
  );
}
