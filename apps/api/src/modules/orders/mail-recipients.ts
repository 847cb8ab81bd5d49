import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@waslijn/contract/shared/constants";
import { newId } from "../../db/new-id.ts";
import type { Env } from "../../env.ts";
import type { MailKind } from "../../outbox/mail-job.ts";
import type { Booking } from "./booking.ts";
import type { OrderRow } from "./orders-repository.ts";

export type Recipient = { kind: MailKind; recipient: string; language: string };

/** The mails of an order: to those it concerns and, where set, to the provider's operations. */
export function orderMails(env: Env, recipients: Recipient[]): Booking["mails"] {
  const customers = recipients.map((mail) => ({ id: newId(), ...mail }));
  return [...customers, ...operationsMails(env, "operations-order")];
}

/** The mail to the provider's operations, where their address is set. */
export function operationsMails(env: Env, kind: MailKind): Booking["mails"] {
  const recipient = env.OPERATIONS_EMAIL;
  return recipient ? [{ id: newId(), kind, recipient, language: DEFAULT_LANGUAGE }] : [];
}

/** The mail about an event, to the customer; an order without an e-mail address brings none. */
export function customerMails(order: OrderRow, kind: MailKind): Booking["mails"] {
  const { email } = order.contact;
  if (!email) return [];
  return [{ id: newId(), kind, recipient: email, language: order.language }];
}

/** The language that was kept, or Dutch. */
export const orderLanguage = ({ language }: { language: string }): Language =>
  LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;
