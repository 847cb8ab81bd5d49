import "./table.css";
import "./ranks.css";

type Column = { words: string; className?: string };

type Props = {
  className: string;
  /** What it is a table of, for those who do not see where it stands. */
  caption: string;
  columns: (string | Column)[];
  /** Its rows. */
  children: React.ReactNode;
};

export function Table({ className, caption, columns, children }: Props) {
  return (
    <table className={`tbl ${className}`}>
      <caption className="hide">{caption}</caption>
      <thead>
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
