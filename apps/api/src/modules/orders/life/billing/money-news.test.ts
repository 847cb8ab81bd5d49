import { expect, test } from "vitest";
import { moneyNews } from "./money-news.ts";

const money = (state: "open" | "pending" | "paid" | "canceled" | "failed" | "done") => ({
  id: "1",
  state,
  cents: 6246,
});

test.each([
  ["payment-changed", money("open"), "started"],
  ["payment-changed", money("pending"), "started"],
  ["payment-changed", money("paid"), "paid"],
  ["payment-changed", money("canceled"), "unpaid"],
  ["payment-changed", money("failed"), "unpaid"],
  ["refund-changed", money("pending"), "refunding"],
  ["refund-changed", money("done"), "refunded"],
  ["refund-changed", money("failed"), "refund-failed"],
] as const)("%s to %o tells the customer: %s [MINE-02]", (kind, data, news) => {
  expect(moneyNews(kind, { money: data })).toEqual({ news, cents: 6246 });
});

test("a payment that the bank took back says how much of it, and other events speak of no money", () => {
  const taken = { ...money("paid"), chargedBack: 6000 };
  expect(moneyNews("payment-changed", { money: taken })).toEqual({
    news: "charged-back",
    cents: 6000,
  });
  expect(moneyNews("picked-up", { bags: 1 })).toBeUndefined();
});
