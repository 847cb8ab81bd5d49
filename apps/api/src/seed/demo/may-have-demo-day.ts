import type { Env } from "../../env.ts";
import { isOnThisMachine } from "../../public-url.ts";
import { paymentServiceOf } from "../../outside/open-payments.ts";

/**
 * Whether invented orders may stand in this installation: never where people reach it by a public address, nor
 * where mails, texts or money really move (DESK-10).
 */
export const mayHaveDemoDay = (env: Env): boolean =>
  env.SEED !== "none" &&
  // As the seed decides: whoever names a database of their own asks for the demonstration.
  (env.SEED === "demo" || !env.DATABASE_URL) &&
  isOnThisMachine(env) &&
  !env.SMTP_URL &&
  !env.SMS_URL &&
  paymentServiceOf(env) === "test-bank";
