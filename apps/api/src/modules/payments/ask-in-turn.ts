import type { Deps } from "../../deps.ts";
import { PAYMENT_QUESTIONS_LIMIT } from "../../http/limits/limits.ts";
import { hasRoom } from "../../http/limits/rate-limits.ts";
import type { PaymentService } from "../../outside/payment-service.ts";
import { askAndSettle } from "./ask-service.ts";
import { askSoon } from "./payments-repository.ts";

/** How long the job waits before it asks what was left out: it would otherwise ask as often as somebody hammers. */
const LATER_MS = 5000;

/** Whether the service may be asked about something now that anybody can have us ask about. */
export const mayAsk = (deps: Deps, about: string): Promise<boolean> =>
  hasRoom(deps, `ask:${about}`, PAYMENT_QUESTIONS_LIMIT);

/** Asks about a payment as `askAndSettle` does; where it was asked about too often just now, the payment job does. */
export async function askInTurn(
  deps: Deps & { payments: PaymentService },
  id: string,
): Promise<boolean> {
  if (await mayAsk(deps, id)) return askAndSettle(deps, id);
  await askSoon(deps.db, id, new Date(deps.clock.now().getTime() + LATER_MS));
  return true;
}
