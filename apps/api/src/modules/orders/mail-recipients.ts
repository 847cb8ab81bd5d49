import { DEFAULT_LANGUAGE, languageOf, type Language } from "@waslijn/contract/shared/constants";
import { newId } from "../../db/new-id.ts";
import type { Env } from "../../env.ts";
import type { MailKind } from "../../outbox/mail-job.ts";
import type { Booking } from "./booking.ts";
import type { OrderRow } from "./orders-repository.ts";

export type Recipient = { kind: MailKind; recipient: string; language: string };

/** An order's mails: to the customers and, when configured, to the provider's operations. */
export function orderMails(env: Env, recipients: Recipient[]): Booking["mails"] {
  const customers = recipients.map((mail) => ({ id: newId(), ...mail }));
  return [...customers, ...operationsMails(env, "operations-order")];
}

/** The mail to the provider's operations, when OPERATIONS_EMAIL is set. */
export function operationsMails(env: Env, kind: MailKind): Booking["mails"] {
  const recipient = env.OPERATIONS_EMAIL;
  return recipient ? [{ id: newId(), kind, recipient, language: DEFAULT_LANGUAGE }] : [];
}

/** The customer's mail about an event; none without an e-mail address. */
export function customerMails(order: OrderRow, kind: MailKind): Booking["mails"] {
  const { email } = order.contact;
  if (!email) return [];
  return [{ id: newId(), kind, recipient: email, language: order.language }];
}

/** The order's language, or Dutch when it is unknown. */
export const orderLanguage = ({ language }: { language: string }): Language => languageOf(language);
