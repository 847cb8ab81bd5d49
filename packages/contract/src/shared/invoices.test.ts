import fc from "fast-check";
import { expect, test } from "vitest";
import { netAmounts } from "./invoices.ts";
import { splitVat, sumOf } from "./pricing.ts";

const line = fc.record({
  cents: fc.integer({ min: -50_000, max: 500_000 }),
  vat: fc.constantFrom("21" as const, "none" as const),
});
const bills = fc.array(fc.array(line, { maxLength: 8 }), { maxLength: 60 });

test("nets add up to the base, and base, VAT and rounding to the bills [BILL-07]", () => {
  fc.assert(
    fc.property(bills, (drawn) => {
      const split = netAmounts(drawn);
      const nets = split.bills.reduce((sum, { net }) => sum + net, 0);
      expect(nets).toBe(split.base);
      expect(split.base + split.vat + split.untaxed + split.rounding).toBe(split.total);
      expect(split.total).toBe(sumOf(drawn.flat()));
      expect(Math.abs(split.rounding)).toBeLessThanOrEqual(1);
      // At most a cent away from the split of each bill alone.
      for (const [index, lines] of drawn.entries()) {
        const off = (split.bills[index]?.net ?? 0) - splitVat(lines).base;
        expect(Math.abs(off)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("there is a rounding only where no base has such a total [BILL-07]", () => {
  const withVat = (base: number) => base + Math.round((base * 21) / 100);
  const reached = new Set(Array.from({ length: 20_000 }, (_, base) => withVat(base)));
  const amounts = Array.from({ length: 20_000 }, (_, cents) => cents);
  const isExact = (cents: number) => netAmounts([[{ cents, vat: "21" }]]).rounding === 0;
  expect(amounts.filter((cents) => isExact(cents) !== reached.has(cents))).toEqual([]);
});

test("a credit undoes exactly what it credits [BILL-07]", () => {
  fc.assert(
    fc.property(bills, (drawn) => {
      const undone = drawn.map((lines) => lines.map((one) => ({ ...one, cents: -one.cents })));
      const [there, back] = [netAmounts(drawn), netAmounts(undone)];
      expect([back.base, back.vat, back.rounding].map((cents) => 0 - cents)).toEqual(
        [there.base, there.vat, there.rounding].map((cents) => cents + 0),
      );
    }),
  );
});
