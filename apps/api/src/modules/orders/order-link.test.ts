import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { secretsFrom } from "../../secrets.ts";
import { isTokenOf, orderIdIn, orderToken } from "./order-link.ts";

const secrets = secretsFrom("a secret of at least thirty-two characters");
const order = { id: randomUUID(), link_version: 0 };

test("a token names its order and proves it, with 128 bits nobody can guess [MINE-01]", () => {
  const token = orderToken(secrets, order);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(orderIdIn(token)).toBe(order.id);
  expect(isTokenOf(secrets, order, token)).toBe(true);
});

test("a changed sign, another order, another secret or a replaced link make it worthless [MINE-09]", () => {
  const token = orderToken(secrets, order);
  const forged = token.slice(0, -2) + (token.endsWith("AA") ? "BA" : "AA");
  expect(isTokenOf(secrets, order, forged)).toBe(false);
  expect(isTokenOf(secrets, { ...order, link_version: 1 }, token)).toBe(false);
  expect(isTokenOf(secretsFrom("another secret of thirty-two characters"), order, token)).toBe(
    false,
  );
});

test.each(["", "x", "A".repeat(42), "A".repeat(44), "é".repeat(43)])(
  "%j names no order",
  (token) => {
    expect(orderIdIn(token)).toBeUndefined();
  },
);
