import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { Language } from "@waslijn/contract/shared/constants";
import type { OrderState } from "@waslijn/contract/shared/order-life";
import type { Deps } from "../../deps.ts";
import { publicUrl } from "../../public-url.ts";
import { orderPath, type LinkedOrder } from "../orders/order-link.ts";
import { button, type Block } from "./mail-content.ts";
import { mailWords } from "./mail-words.ts";

type MailDeps = Pick<Deps, "env" | "secrets">;
type RuledOrder = LinkedOrder & { status: OrderState; lateFee: number };

const ENDED: readonly OrderState[] = ["delivered", "cancelled"];

/** The button to the order's page (MINE-01), with the rule for changes as its note (LIFE-11). */
export const orderButton = (
  deps: MailDeps,
  order: RuledOrder,
  language: Language,
  words: string = mailWords(language).orderButton,
  query = "",
): Block =>
  button(words, `${orderUrl(deps, order, language)}${query}`, { note: ruleOf(order, language) });

/** `orderButton` as a secondary button. */
export const quietOrderButton = (deps: MailDeps, order: RuledOrder, language: Language): Block =>
  button(mailWords(language).seeOrder, orderUrl(deps, order, language), {
    isQuiet: true,
    note: ruleOf(order, language),
  });

const orderUrl = ({ env, secrets }: MailDeps, order: LinkedOrder, language: Language): string =>
  `${publicUrl(env)}${orderPath(secrets, order, language)}`;

/** The rule for changes: free until when, how, and the fee after that (LIFE-11). */
export const changeRule = (lateFee: number, language: Language): string =>
  ruleOf({ status: "placed", lateFee }, language);

function ruleOf(
  { status, lateFee }: Pick<RuledOrder, "status" | "lateFee">,
  language: Language,
): string {
  const { free, delivery, how, next, late } = mailWords(language).changing;
  const now = status === "placed" ? [free, how] : ENDED.includes(status) ? [next] : [delivery, how];
  const later = lateFee > 0 ? [late(formatCents(lateFee, language))] : [];
  return [...now, ...later].join(" ");
}
