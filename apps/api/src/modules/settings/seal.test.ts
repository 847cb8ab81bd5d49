import { expect, test } from "vitest";
import { secretsFrom } from "../../secrets.ts";
import { seal, unseal } from "./seal.ts";

const { settingsKey } = secretsFrom("a-secret-of-this-test-a-secret-of-this-test");

test("a sealed secret opens with its key and name alone, and never twice the same [SET-02]", () => {
  const sealed = seal(settingsKey, "paymentKey", "live_abc");
  expect(sealed).not.toContain("live");
  expect(seal(settingsKey, "paymentKey", "live_abc")).not.toBe(sealed);
  expect(unseal(settingsKey, "paymentKey", sealed)).toBe("live_abc");
  expect(unseal(settingsKey, "mailServer", sealed)).toBeUndefined();
  const other = secretsFrom("another-secret-another-secret-another").settingsKey;
  expect(unseal(other, "paymentKey", sealed)).toBeUndefined();
  const altered = Buffer.from(sealed, "base64");
  altered[altered.length - 1]! ^= 1;
  expect(unseal(settingsKey, "paymentKey", altered.toString("base64"))).toBeUndefined();
  expect(unseal(settingsKey, "paymentKey", "")).toBeUndefined();
});
