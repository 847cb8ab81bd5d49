import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../lib/page-data.ts";
import { estimatePrice, pieceKey, type Estimate } from "./estimate-price.ts";
import { configAmount, extraKiloPrice, lowestPrice, shirtPrice, washPrice } from "./price-of.ts";

const price = (alias: string, amount: number) => ({ alias, amount, name: alias, nameShort: alias });
const catalogue: Catalogue = {
  services: [
    {
      type: "WF",
      name: "Wash and fold",
      prices: [price("wash-tumble-dry-and-fold", 24.95), price("per-extra-kg", 4.25)],
    },
    { type: "DC", name: "Dry cleaning", prices: [price("trousers", 8.95), price("tie", 7.95)] },
    { type: "LS", name: "Shirts", prices: [price("price-per-item", 3.5)] },
  ],
  config: [
    { alias: "PRICE_SHIPPING_FEE", name: "", amount: 9.95 },
    { alias: "PRICE_FREE_SHIPPING_FROM", name: "", amount: 30 },
    { alias: "PRICE_MINIMAL_ORDER_VALUE", name: "", amount: 34.95 },
    { alias: "PRICE_STARTER_KIT_DEPOSIT", name: "", amount: 4.95 },
  ],
};
const amountsOf = ({ lines }: Estimate) =>
  Object.fromEntries(lines.map(({ kind, amount }) => [kind, amount]));
const shirts = (count: number) => ({ [pieceKey("LS", { alias: "price-per-item" })]: count });

describe("prices by alias", () => {
  it("are read from their service [API-46] [API-47] [API-48]", () => {
    expect([washPrice(catalogue), extraKiloPrice(catalogue), shirtPrice(catalogue)]).toEqual([
      24.95, 4.25, 3.5,
    ]);
    expect(lowestPrice(catalogue, "DC")).toBe(7.95);
  });

  it("are left out where the catalogue has none [STATE-17]", () => {
    expect(washPrice({ services: [], config: [] })).toBeUndefined();
    expect(lowestPrice({ services: [] }, "DC")).toBeUndefined();
    expect(configAmount({ config: [] }, "PRICE_SERVICE_FEE")).toBeUndefined();
  });
});

describe("an estimate", () => {
  it("of laundry costs the base price up to six kilos [RULE-27]", () => {
    expect(estimatePrice({ pieces: {}, kilos: 0.5 }, catalogue).value).toBe(24.95);
    expect(estimatePrice({ pieces: {}, kilos: 6 }, catalogue).value).toBe(24.95);
  });

  it("adds the extra price for each kilo begun above six [RULE-28]", () => {
    expect(estimatePrice({ pieces: {}, kilos: 7 }, catalogue).value).toBe(29.2);
    expect(estimatePrice({ pieces: {}, kilos: 8.2 }, catalogue).value).toBe(37.7);
  });

  it("is shipped free from the threshold on, exactly it included [RULE-21]", () => {
    const exact = {
      ...catalogue,
      services: [{ type: "LS" as const, name: "", prices: [price("price-per-item", 3)] }],
    };
    const at = estimatePrice({ pieces: shirts(10), kilos: 0 }, exact);
    expect(at).toMatchObject({ value: 30, missing: 0, total: 34.95 });
    expect(amountsOf(at)).toEqual({ laundry: 30, shipping: 0, minimum: 4.95 });
  });

  it("has the fee under the threshold and says what is missing [RULE-22]", () => {
    const under = estimatePrice({ pieces: shirts(8), kilos: 0 }, catalogue);
    expect(under).toMatchObject({ value: 28, missing: 2, total: 37.95 });
    expect(amountsOf(under)).toEqual({ laundry: 28, shipping: 9.95 });
  });

  it("adds what is missing for the smallest order as a line and blocks nothing [RULE-19] [BILL-03]", () => {
    const six = estimatePrice({ pieces: {}, kilos: 6 }, catalogue);
    expect(amountsOf(six)).toEqual({ laundry: 24.95, shipping: 9.95, minimum: 0.05 });
    expect(six.total).toBe(34.95);
    const ten = estimatePrice({ pieces: shirts(10), kilos: 0 }, catalogue);
    expect(amountsOf(ten)).toEqual({ laundry: 35, shipping: 0 });
  });

  it("has the deposit of a first bag as a line and in the total [BILL-03] [RULE-20]", () => {
    const first = estimatePrice({ pieces: {}, kilos: 6 }, catalogue, true);
    expect(amountsOf(first)).toMatchObject({ minimum: 0.05, deposit: 4.95 });
    expect(first.total).toBe(39.9);
  });

  it("counts in cents, so that ten times a price is ten times that price", () => {
    const trousers = { [pieceKey("DC", { alias: "trousers" })]: 3, ...shirts(1) };
    expect(estimatePrice({ pieces: trousers, kilos: 0 }, catalogue).value).toBe(30.35);
  });

  it("of nothing is nothing", () => {
    expect(estimatePrice({ pieces: {}, kilos: 0 }, catalogue)).toMatchObject({
      total: 0,
      missing: 0,
    });
  });
});
