import { brand } from "@waslijn/contract/shared/brand";
import { expect, it } from "vitest";
import { lookUp, seedFacts } from "./facts.ts";

const nl = seedFacts("nl");
const en = seedFacts("en");

it("amounts come from the price data and follow it [RULE-25, RULE-27, RULE-28]", () => {
  const words = ["price", "WF", "wash-tumble-dry-and-fold"];
  expect(lookUp(words, nl)).toBe("€\u00a024,95");
  expect(lookUp(words, en)).toBe("€24.95");
  expect(lookUp(["price", "WF", "per-extra-kg"], en)).toBe("€4.25");
  const dearer = nl.catalogue.services.map((service) => ({
    ...service,
    prices: service.prices.map((price) => ({ ...price, amount: price.amount + 3 })),
  }));
  const changed = { ...nl, catalogue: { ...nl.catalogue, services: dearer } };
  expect(lookUp(words, changed)).toBe("€\u00a027,95");
});

it("days and hours of operation are data, said in either language [TIME-02] [RULE-43]", () => {
  expect(lookUp(["drives"], nl)).toBe("We rijden maandag t/m zaterdag, van 08:00 tot 20:00.");
  expect(lookUp(["drives"], en)).toBe("We drive Monday to Saturday, from 08:00 to 20:00.");
  const weekdays = { ...en, operatingDays: [1, 2, 3, 4, 5] };
  expect(lookUp(["drives"], weekdays)).toBe("We drive Monday to Friday, from 08:00 to 20:00.");
});

it("hours of customer care are said in either language [RULE-40]", () => {
  const plain = lookUp(["careHours"], en).replaceAll("\u00a0", " ");
  expect(plain).toBe("Monday to Friday 08:30 – 21:00 and Saturday 09:00 – 17:00");
});

it("the provider's name comes from the brand", () => {
  expect(lookUp(["brand", "name"], nl)).toBe(brand.name);
  expect(lookUp(["brand", "address"], nl)).toContain(brand.street);
});

it("an amount that the price data lacks is a dash, a reference nobody knows is an error", () => {
  expect(lookUp(["config", "PRICE_OF_NOTHING"], nl)).toBe("–");
  expect(() => lookUp(["brand", "motto"], nl)).toThrow("{{brand motto}}");
  expect(() => lookUp(["weather"], nl)).toThrow("{{weather}}");
});
