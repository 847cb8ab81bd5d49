import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ServiceCode } from "./codes.ts";
import { leastPrice } from "./least-price.ts";
import { priceOrder, sumOf, WASH, type PieceCount, type Tariff } from "./pricing.ts";

const tariffWith = (base: number): Tariff => ({
  pieces: [
    { type: "LS", alias: "price-per-item", cents: 350 },
    { type: "WF", alias: WASH.base, cents: base },
    { type: "WF", alias: WASH.extra, cents: 425 },
  ],
  fees: {
    PRICE_STARTER_KIT_DEPOSIT: { cents: 495, vat: "none" },
    PRICE_MINIMAL_ORDER_VALUE: { cents: 3495 },
    PRICE_SHIPPING_FEE: { cents: 995 },
    PRICE_FREE_SHIPPING_FROM: { cents: 3000 },
  },
});

const linesOf = (services: ServiceCode[], base = 2495) =>
  leastPrice(services, { isFirstBag: true }, tariffWith(base)).lines.map(({ kind, cents }) => [
    kind,
    cents,
  ]);

describe("the least that an order costs [BILL-03]", () => {
  it("with wash and fold is its base, shipping, what is missing for the minimum and the deposit", () => {
    expect(linesOf(["LS", "WF"])).toEqual([
      ["kilos", 2495],
      ["shipping", 995],
      ["minimum", 5],
      ["deposit", 495],
    ]);
    expect(leastPrice(["WF"], { isFirstBag: true }, tariffWith(2495)).total).toBe(3990);
  });

  it("of pieces alone is the minimum, and the deposit only of a first bag", () => {
    expect(linesOf(["DC", "IO"])).toEqual([
      ["minimum", 3495],
      ["deposit", 495],
    ]);
    expect(leastPrice(["LS"], { isFirstBag: false }, tariffWith(2495)).total).toBe(3495);
  });

  it("leaves shipping out where a little more laundry, shipped free, costs less", () => {
    expect(linesOf(["WF"], 2800)).toEqual([
      ["kilos", 2800],
      ["minimum", 695],
      ["deposit", 495],
    ]);
  });

  it("is nothing where no price is set", () => {
    expect(leastPrice(["WF"], {}, { pieces: [], fees: {} })).toMatchObject({ lines: [], total: 0 });
  });

  it("is the sum of its lines, and never more than any bill with those services", () => {
    const cents = fc.integer({ min: 1, max: 6000 });
    const prices = fc.record({ base: cents, extra: cents, shirt: cents, fee: cents, free: cents });
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 0, max: 6000 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 20 }),
        ({ base, extra, shirt, fee, free }, minimum, count, kilos) => {
          const tariff: Tariff = {
            pieces: [
              { type: "LS", alias: "price-per-item", cents: shirt },
              { type: "WF", alias: WASH.base, cents: base },
              { type: "WF", alias: WASH.extra, cents: extra },
            ],
            fees: {
              PRICE_SHIPPING_FEE: { cents: fee },
              PRICE_FREE_SHIPPING_FROM: { cents: free },
              PRICE_MINIMAL_ORDER_VALUE: { cents: minimum },
            },
          };
          const pieces: PieceCount[] = [{ type: "LS", alias: "price-per-item", count }];
          const least = leastPrice(kilos > 0 ? ["WF", "LS"] : ["LS"], {}, tariff);
          expect(least.total).toBeLessThanOrEqual(priceOrder({ pieces, kilos }, tariff).total);
          expect(least.total).toBe(sumOf(least.lines));
        },
      ),
    );
  });
});
