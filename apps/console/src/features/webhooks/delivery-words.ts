import type { WebhookDelivery } from "@waslijn/contract/console/webhooks";
import type { WebhooksTexts } from "./webhooks-texts.ts";

type Told = Pick<WebhookDelivery, "attempts" | "nextAt" | "status" | "error">;

/** How often it was tried and when it will be again; what the receiver answered, or why it could not. */
export function deliveryWords(
  texts: WebhooksTexts,
  moment: (at: string) => string,
  { attempts, nextAt, status, error }: Told,
): string[] {
  if (attempts === 0) return [];
  const { messages, errors, otherError } = texts;
  const tried = [messages.attempts(attempts), nextAt && messages.next(moment(nextAt))];
  const answered = [status, error && (errors[error] ?? otherError(error))];
  return [tried, answered].map((parts) => parts.filter(Boolean).join(" · ")).filter(Boolean);
}
