/** `45`, `45,00`, `45.5` and `€ 1.250,00` as cents; nothing for what is no amount. */
export function parseEuros(typed: string): number | undefined {
  const plain = typed.replace(/[€\s]/g, "").replace(/\.(?=\d{3}(?:\D|$))/g, "");
  const [, euros, cents = ""] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}
