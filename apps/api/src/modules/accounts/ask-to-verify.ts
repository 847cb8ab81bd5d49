import { takesTexts, toE164 } from "@waslijn/contract/shared/phone";
import { newId } from "../../db/new-id.ts";
import type { Deps } from "../../deps.ts";
import { makeShortCode, sealOfCode } from "../../short-code.ts";

const DAYS = 7;
const DAY = 86_400_000;

/** What an order's code opens; the same at every attempt to send it. */
export const verifyCode = ({ secrets }: Pick<Deps, "secrets">, orderId: string): string =>
  makeShortCode(secrets, `phone ${orderId}`);

/** What goes along with a first order to ask whose phone it is; nothing where no text can reach it. */
export function askToVerify(
  deps: Pick<Deps, "clock" | "secrets">,
  order: { id: string; phone: string; language: string },
) {
  const { id, language } = order;
  const phone = toE164(order.phone);
  if (!phone || !takesTexts(phone)) return undefined;
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
