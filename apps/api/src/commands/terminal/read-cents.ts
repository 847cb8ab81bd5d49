import { UsageError } from "./usage-error.ts";

/** Euros as people write them, `5`, `5,00` or `5.00`, in cents. */
export function readCents(text: string): number {
  const [, euros = "", cents = "00"] = /^(\d{1,6})(?:[.,](\d{2}))?$/.exec(text) ?? [];
  const all = Number(euros) * 100 + Number(cents);
  if (euros === "" || all === 0) {
    throw new UsageError(`${text} is not an amount; write it as 5,00.`);
  }
  return all;
}
