/** Parses a number as typed here, `12,5` or `12.5`; undefined when invalid. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.trim().replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Parses an integer within the limits, both inclusive; undefined otherwise. */
export function readWhole(typed: string, least: number, most: number): number | undefined {
  const number = readNumber(typed);
  const fits = Number.isInteger(number) && number !== undefined;
  return fits && number >= least && number <= most ? number : undefined;
}

/** Parses euros as `12`, `12,5` or `€ 12,50` into cents; undefined for fractions of a cent. */
export function readCents(typed: string): number | undefined {
  const euros = typed.replace("€", "").trim();
  if (!/^\d+([.,]\d{1,2})?$/.test(euros)) return undefined;
  return Math.round(Number(euros.replace(",", ".")) * 100);
}
