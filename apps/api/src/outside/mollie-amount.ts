import * as z from "zod/mini";

/** Mollie's sums are strings with as many decimals as the currency has; ours are whole cents. */
type MollieAmount = { currency: "EUR"; value: string };

export const amountAnswer = z.object({
  currency: z.literal("EUR"),
  value: z.string().check(z.regex(/^\d{1,9}\.\d{2}$/)),
});

export function toAmount(cents: number): MollieAmount {
  const digits = String(cents).padStart(3, "0");
  return { currency: "EUR", value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** Digit by digit: 0.29 times a hundred is not 29. */
export const toCents = ({ value }: MollieAmount): number => Number(value.replace(".", ""));
