import { LINK_CODE_ALPHABET } from "@waslijn/contract/shared/payments";
import { expect, test } from "vitest";
import { secretsFrom } from "./secrets.ts";
import { makeShortCode, readShortCode, sealOfCode } from "./short-code.ts";

const secrets = secretsFrom("a-secret-of-at-least-32-characters-");
const codes = Array.from({ length: 2000 }, (_, index) => makeShortCode(secrets, `bill ${index}`));

test("a code has 12 signs that nobody mistakes, all alike often, and follows from the secret [PAY-01]", () => {
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => /^[0-9a-hjkmnp-tv-z]{12}$/.test(code))).toBe(true);
  const counts = Map.groupBy(codes.join(""), (sign) => sign);
  const expected = (codes.length * 12) / LINK_CODE_ALPHABET.length;
  for (const sign of LINK_CODE_ALPHABET) {
    expect(Math.abs((counts.get(sign)?.length ?? 0) - expected)).toBeLessThan(expected / 4);
  }
  expect(makeShortCode(secrets, "bill 0")).toBe(codes[0]);
  const others = secretsFrom("another-secret-of-32-characters-----");
  expect(makeShortCode(others, "bill 0")).not.toBe(codes[0]);
  expect(sealOfCode(others, codes[0] ?? "")).not.toBe(sealOfCode(secrets, codes[0] ?? ""));
});

test("whoever types a code may use capitals, and signs that look alike", () => {
  expect(readShortCode("ABCDEFGH2345")).toBe("abcdefgh2345");
  expect(readShortCode("ABCDEFGHOIL4")).toBe("abcdefgh0114");
  expect(readShortCode("abcdefgh234u")).toBeUndefined();
  expect(readShortCode("abcdefgh234")).toBeUndefined();
});
