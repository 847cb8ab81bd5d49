import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONFIG_ALIASES, SERVICE_CODES } from "./codes.ts";
import { priceOrder, splitVat, sumOf, vatIn, WASH, type Handed, type Tariff } from "./pricing.ts";

const TARIFF: Tariff = {
  pieces: [
    { type: "DC", alias: "trousers", cents: 895 },
    { type: "DC", alias: "tie", cents: 795 },
    { type: "LS", alias: "price-per-item", cents: 350 },
    { type: "WF", alias: WASH.base, cents: 2495 },
    { type: "WF", alias: WASH.extra, cents: 425 },
  ],
  fees: {
    PRICE_STARTER_KIT_DEPOSIT: { cents: 495, vat: "none" },
    PRICE_MINIMAL_ORDER_VALUE: { cents: 3495 },
    PRICE_SERVICE_FEE: { cents: 295 },
    PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER: { cents: 5000 },
    PRICE_SHIPPING_FEE: { cents: 995 },
    PRICE_FREE_SHIPPING_FROM: { cents: 3000 },
    PRICE_LATE_CHANGE: { cents: 1000, vat: "none" },
    PRICE_MISSED_DELIVERY: { cents: 1000 },
  },
};

const bill = (handed: Partial<Handed>) => priceOrder({ pieces: [], kilos: 0, ...handed }, TARIFF);
const lines = (handed: Partial<Handed>) =>
  bill(handed).lines.map(({ kind, count, cents, vat }) => [kind, count, cents, vat]);
const trousers = (count: number) => [{ type: "DC" as const, alias: "trousers", count }];

describe("a bill's lines [BILL-02]", () => {
  it("are pieces by their price, in the order of the price list", () => {
    const pieces = [{ type: "LS" as const, alias: "price-per-item", count: 2 }, ...trousers(4)];
    expect(lines({ pieces })).toEqual([
      ["piece", 4, 3580, "21"],
      ["piece", 2, 700, "21"],
    ]);
  });

  it("are kilos: the base up to six, then each kilo begun", () => {
    expect(lines({ kilos: 8.2 })).toEqual([
      ["kilos", 8.2, 2495, "21"],
      ["extra-kilos", 3, 1275, "21"],
    ]);
  });

  it("are shipping under the threshold, looked at before discounts", () => {
    expect(lines({ pieces: trousers(3) })).toContainEqual(["shipping", 1, 995, "21"]);
    const cheaper = { pieces: trousers(4), discount: { percent: 50 } };
    expect(lines(cheaper)).toEqual([
      ["piece", 4, 3580, "21"],
      ["discount", 1, -1790, "21"],
    ]);
  });

  it("are the service fee instead for a company", () => {
    expect(lines({ pieces: trousers(4), isBusiness: true })).toEqual([
      ["piece", 4, 3580, "21"],
      ["service-fee", 1, 295, "21"],
    ]);
    expect(lines({ pieces: trousers(6), isBusiness: true })).toEqual([["piece", 6, 5370, "21"]]);
  });

  it("are a deposit without VAT for a first bag, and its return as a credit", () => {
    expect(lines({ pieces: trousers(4), isFirstBag: true })).toContainEqual([
      "deposit",
      1,
      495,
      "none",
    ]);
    expect(lines({ pieces: trousers(4), depositsBack: [495] })).toContainEqual([
      "deposit-back",
      1,
      -495,
      "none",
    ]);
  });

  it("are a deposit's whole return: what the bill is too small for is owed as money", () => {
    const small = { pieces: [], kilos: 0, fees: [{ kind: "late-change" as const, cents: 995 }] };
    const priced = priceOrder({ ...small, depositsBack: [1500, 495] }, TARIFF);
    expect(priced.lines.map(({ kind, cents: amount }) => [kind, amount])).toEqual([
      ["late-change", 995],
      ["deposit-back", -995],
      ["deposit-back", 0],
    ]);
    expect(priced).toMatchObject({ total: 0, owedBack: 1000 });
  });

  it("are a discount in percent or as an amount, never more than was ordered", () => {
    const pieces = trousers(4);
    expect(bill({ pieces, discount: { percent: 10 } }).total).toBe(3222);
    expect(bill({ pieces, discount: { cents: 500 } }).total).toBe(3080);
    const all = bill({
      pieces,
      discount: { cents: 99_999 },
      fees: [{ kind: "late-change", cents: 1000 }],
    });
    expect(all.total).toBe(1000);
  });

  it("are a discount that each VAT code bears its share of", () => {
    const fees = { ...TARIFF.fees, PRICE_SHIPPING_FEE: { cents: 1000, vat: "none" as const } };
    const priced = (discount: Handed["discount"]) =>
      priceOrder({ pieces: [], kilos: 6, discount }, { ...TARIFF, fees }).lines;
    expect(priced({ percent: 10 }).slice(2)).toMatchObject([
      { kind: "discount", cents: -250, vat: "21" },
      { kind: "discount", cents: -100, vat: "none" },
    ]);
    expect(splitVat(priced({ cents: 99_999 }))).toEqual({ base: 0, vat: 0, untaxed: 0 });
  });

  it("are fees of what happened, with the VAT that the owner set, and the desk's own", () => {
    expect(
      lines({
        fees: [
          { kind: "late-change", cents: 1000 },
          { kind: "missed-delivery", cents: 1000 },
        ],
        free: [{ reason: "Knoop aangezet", cents: 250, vat: "21" }],
      }),
    ).toEqual([
      ["late-change", 1, 1000, "none"],
      ["missed-delivery", 1, 1000, "21"],
      ["free", 1, 250, "21"],
    ]);
  });
});

describe("the minimum [BILL-03]", () => {
  it("is reached by a line of its own: six kilos and shipping lack five cents", () => {
    expect(lines({ kilos: 6 })).toEqual([
      ["kilos", 6, 2495, "21"],
      ["shipping", 1, 995, "21"],
      ["minimum", 1, 5, "21"],
    ]);
  });

  it("looks at the sum before discounts, and not at deposits and fees", () => {
    const { total } = bill({ kilos: 6, discount: { percent: 10 }, isFirstBag: true });
    expect(total).toBe(3495 - 350 + 495);
    expect(lines({ fees: [{ kind: "late-change", cents: 1000 }] })).toHaveLength(1);
  });
});

const cents = fc.nat(20_000);
const vat = fc.constantFrom("21" as const, "none" as const);
const anyTariff: fc.Arbitrary<Tariff> = fc.record({
  pieces: fc.uniqueArray(
    fc.record({
      type: fc.constantFrom(...SERVICE_CODES),
      alias: fc.constantFrom("a", "b", "c", WASH.base, WASH.extra),
      cents,
    }),
    { selector: ({ type, alias }) => `${type} ${alias}` },
  ),
  fees: fc.dictionary(fc.constantFrom(...CONFIG_ALIASES), fc.record({ cents, vat })),
});
const anyHanded = fc.record({
  pieces: fc.array(
    fc.record({
      type: fc.constantFrom(...SERVICE_CODES),
      alias: fc.constantFrom("a", "b", "c"),
      count: fc.nat(30),
    }),
  ),
  kilos: fc.nat(600).map((tenths) => tenths / 10),
  isBusiness: fc.boolean(),
  isFirstBag: fc.boolean(),
  depositsBack: fc.array(cents, { maxLength: 3 }),
  discount: fc.option(
    fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ cents: fc.integer({ min: 1, max: 50_000 }) }),
    ),
    { nil: undefined },
  ),
  fees: fc.array(
    fc.record({ kind: fc.constantFrom("late-change" as const, "missed-delivery" as const), cents }),
  ),
  free: fc.array(
    fc.record({ reason: fc.string(), cents: fc.integer({ min: -9999, max: 9999 }), vat }),
  ),
});

describe("any bill [BILL-01]", () => {
  const always = (claim: (handed: Handed, tariff: Tariff) => void) =>
    fc.assert(fc.property(anyHanded, anyTariff, claim), { numRuns: 2000 });

  it("is the sum of its lines, in whole cents, and never negative", () => {
    always((handed, tariff) => {
      const priced = priceOrder(handed, tariff);
      expect(priced.total).toBe(sumOf(priced.lines));
      expect(priced.total).toBeGreaterThanOrEqual(0);
      expect(priced.lines.every((line) => Number.isSafeInteger(line.cents))).toBe(true);
    });
  });

  it("gives every deposit back whole, on the bill or as money", () => {
    always((handed, tariff) => {
      const { lines, owedBack } = priceOrder(handed, tariff);
      const onBill = sumOf(lines.filter(({ kind }) => kind === "deposit-back"));
      const back = (handed.depositsBack ?? []).reduce((sum, one) => sum + one, 0);
      expect(owedBack - onBill).toBe(back);
      expect(owedBack).toBeGreaterThanOrEqual(0);
    });
  });

  it("is the same for the same order, whatever the order of counting", () => {
    always((handed, tariff) => {
      const again = priceOrder({ ...handed, pieces: handed.pieces.toReversed() }, tariff);
      expect(again).toEqual(priceOrder(handed, tariff));
    });
  });

  it("costs at least the minimum before discounts, deposits, fees and credits", () => {
    always(({ pieces, kilos, isBusiness = false }, tariff) => {
      const { value, total } = priceOrder({ pieces, kilos, isBusiness }, tariff);
      if (value > 0)
        expect(total).toBeGreaterThanOrEqual(tariff.fees.PRICE_MINIMAL_ORDER_VALUE?.cents ?? 0);
      else expect(total).toBe(0);
    });
  });

  it("is base, VAT and what bears none to the cent, and so is its credit [MINE-07]", () => {
    always((handed, tariff) => {
      const { lines: all, total } = priceOrder(handed, tariff);
      const { base, vat: due, untaxed } = splitVat(all);
      expect(base + due + untaxed).toBe(total);
      // Rounded once for the whole bill: the VAT is 21 % of the base to the cent.
      expect(Math.abs(due - base * 0.21)).toBeLessThanOrEqual(0.605);
      const credit = splitVat(all.map((line) => ({ ...line, cents: -line.cents })));
      expect([credit.base + base, credit.vat + due, credit.untaxed + untaxed]).toEqual([0, 0, 0]);
    });
  });

  it("never has negative VAT by a discount", () => {
    always(({ depositsBack: _back, free: _free, ...handed }, tariff) => {
      expect(splitVat(priceOrder(handed, tariff).lines).vat).toBeGreaterThanOrEqual(0);
    });
  });

  it("holds no more VAT than 21/121 of what bears it", () => {
    expect(vatIn(bill({ pieces: trousers(4), isFirstBag: true }).lines)).toBe(621);
    always((handed, tariff) => {
      const { lines: all } = priceOrder(handed, tariff);
      const untaxed = all.filter((line) => line.vat === "none");
      expect(vatIn(untaxed)).toBe(0);
    });
  });
});
