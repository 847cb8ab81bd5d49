import { takesSms, toE164 } from "@waslijn/contract/shared/phone";
import { newId } from "../../db/new-id.ts";
import type { Deps } from "../../deps.ts";
import { makeShortCode, sealOfCode } from "../../short-code.ts";

const DAYS = 7;
const DAY = 86_400_000;

/** Derived from the order id, so that every attempt to send the SMS contains the same code. */
export const verifyCode = ({ secrets }: Pick<Deps, "secrets">, orderId: string): string =>
  makeShortCode(secrets, `phone ${orderId}`);

/** Phone check and SMS for what may be a customer's first order; undefined when the number cannot receive an SMS. */
export function askToVerify(
  deps: Pick<Deps, "clock" | "secrets">,
  order: { id: string; phone: string; language: string },
) {
  const { id, language } = order;
  const phone = toE164(order.phone);
  if (!phone || !takesSms(phone)) return undefined;
  return {
    check: {
      phone,
      code_hmac: sealOfCode(deps.secrets, verifyCode(deps, id)),
      expires_at: new Date(deps.clock.now().getTime() + DAYS * DAY),
    },
    text: {
      id: newId(),
      channel: "text",
      kind: "verify-phone",
      recipient: phone,
      language,
    },
  } as const;
}
