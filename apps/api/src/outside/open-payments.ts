import type { Env } from "../env.ts";
import type { Secrets } from "../secrets.ts";
import { StartError } from "../errors.ts";
import { openMollie } from "./mollie.ts";
import type { PaymentService } from "./payment-service.ts";

export const TEST_BANK_CALLS = "/testbank/v2";

/** The payment service in use. With an https PUBLIC_URL the test bank must be enabled explicitly (PAY-05). */
export function paymentServiceOf(env: Env): "mollie" | "test-bank" | "none" {
  if (env.MOLLIE_API_KEY) {
    if (env.TEST_BANK !== "on") return "mollie";
    throw new StartError(
      "MOLLIE_API_KEY and TEST_BANK=on do not go together: bills are paid for real or for a test.",
    );
  }
  const isTest = env.TEST_BANK ? env.TEST_BANK === "on" : !env.PUBLIC_URL?.startsWith("https:");
  return isTest ? "test-bank" : "none";
}

/** The test bank is part of each server, so its calls go to the server's own address. */
export function openPayments(
  env: Env,
  secrets: Secrets,
  ownAddress: () => string | Promise<string>,
): PaymentService | undefined {
  const service = paymentServiceOf(env);
  if (service === "none") return undefined;
  if (service === "mollie") {
    return openMollie({
      key: env.MOLLIE_API_KEY ?? "",
      url: () => env.MOLLIE_API_URL.replace(/\/+$/, ""),
    });
  }
  return openMollie({
    key: secrets.testBankKey,
    url: async () => `${await ownAddress()}${TEST_BANK_CALLS}`,
    isLocal: true,
  });
}
