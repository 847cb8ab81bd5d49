/** A number as people type it here, `12,5` or `12.5`; undefined where it is none. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** A whole number between two others, both possible. */
export function readWhole(typed: string, least: number, most: number): number | undefined {
  const number = readNumber(typed);
  const fits = Number.isInteger(number) && number !== undefined;
  return fits && number >= least && number <= most ? number : undefined;
}

/** Euros as `12`, `12,5` or `€ 12,50`, in cents; nobody pays a part of a cent. */
export function readCents(typed: string): number | undefined {
  const euros = typed.replace("€", "").trim();
  if (!/^\d+([.,]\d{1,2})?$/.test(euros)) return undefined;
  return Math.round(Number(euros.replace(",", ".")) * 100);
}
