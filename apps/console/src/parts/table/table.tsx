import "./table.css";
import "./ranks.css";

type Column = { words: string; className?: string };

type Props = {
  className?: string;
  /** What it is a table of, for those who do not see where it stands. */
  caption: string;
  columns: (string | Column)[];
  /** For rows that say by themselves what stands in them; who does not see them still hears it. */
  isHeadHidden?: boolean;
  /** Its rows. */
  children: React.ReactNode;
};

export function Table({ className = "", caption, columns, isHeadHidden = false, children }: Props) {
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
      <tbody>{children}</tbody>
    </table>
  );
}
