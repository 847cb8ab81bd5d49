type Cell = string | number | null;

/** Signs that make a spreadsheet calculate what a customer typed; a phone number may begin with a plus. */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d ()-]+$))/;

export function printCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(printCell).join(","));
  return `${lines.join("\r\n")}\r\n`;
}

function printCell(cell: Cell): string {
  const text = cell === null ? "" : String(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
