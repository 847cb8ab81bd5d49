import { describe, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { paymentServiceOf } from "./open-payments.ts";

const KEY = "test_abcdefghijklmnopqrstuvwxyz12";
const HTTPS = "https://waslijn.example";

describe("who moves the money [PAY-04][PAY-05]", () => {
  test.each([
    [{}, "test-bank"],
    [{ PUBLIC_URL: "http://was.example" }, "test-bank"],
    [{ PUBLIC_URL: HTTPS }, "none"],
    [{ PUBLIC_URL: HTTPS, TEST_BANK: "on" }, "test-bank"],
    [{ TEST_BANK: "off" }, "none"],
    [{ MOLLIE_API_KEY: KEY }, "mollie"],
    [{ MOLLIE_API_KEY: KEY, PUBLIC_URL: HTTPS, TEST_BANK: "off" }, "mollie"],
  ])("with %j: %s", (settings, service) => {
    expect(paymentServiceOf(readEnv(settings))).toBe(service);
  });

  test("a key and the test bank together are refused at the start", () => {
    const env = readEnv({ MOLLIE_API_KEY: KEY, TEST_BANK: "on" });
    expect(() => paymentServiceOf(env)).toThrow("MOLLIE_API_KEY");
  });

  test("a key that cannot be Mollie's is refused at the start", () => {
    expect(() => readEnv({ MOLLIE_API_KEY: "sleutel" })).toThrow("MOLLIE_API_KEY");
  });
});
