import { expect, test } from "vitest";
import { nobodysHash } from "./log-in.ts";
import { hashPassword, verifyPassword } from "./password.ts";

const PRODUCTION_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

test("a password is kept as argon2id with 19 MiB, two passes and one lane", async () => {
  const hash = await hashPassword("lakens op de lijn");
  expect(hash).toMatch(PRODUCTION_COST);
  expect(hash).not.toContain("lakens");
  expect(await verifyPassword("lakens op de lijn", hash)).toBe(true);
  expect(await verifyPassword("lakens op de lijn ", hash)).toBe(false);
});

test("an unknown e-mail costs as much to refuse as a known one", async () => {
  expect(await nobodysHash("full")).toMatch(PRODUCTION_COST);
});

test("the same password never has the same hash", async () => {
  expect(await hashPassword("zelfde", "test")).not.toBe(await hashPassword("zelfde", "test"));
});

test.each(["", "plain", "$argon2id$v=19$m=64,t=1,p=1$"])(
  "a hash that cannot be read (%s) fits no password",
  async (hash) => {
    expect(await verifyPassword("", hash)).toBe(false);
  },
);
