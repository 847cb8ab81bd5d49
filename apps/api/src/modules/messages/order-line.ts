import type { Language } from "@waslijn/contract/shared/constants";
import type { OrderState } from "@waslijn/contract/shared/order-life";
import { mailWords } from "./mail-words.ts";
import type { MailedOrder } from "./mailed-order.ts";

export type Peg = { word: string; at: "done" | "now" | "next" };

const STATES = [
  "placed",
  "picked-up",
  "counted",
  "ready",
  "delivered",
] as const satisfies readonly OrderState[];

/** The order's line with its pegs; a pickup without a delivery has two, a cancelled order no line. */
export function orderLine(order: MailedOrder, language: Language): readonly Peg[] | undefined {
  const reached = STATES.findIndex((state) => state === order.status);
  if (reached < 0) return undefined;
  const { line } = mailWords(language);
  const states = order.delivery_date ? STATES : STATES.slice(0, 2);
  return states.map((state, index) => {
    const at = index <= reached ? "done" : index === reached + 1 ? "now" : "next";
    return { word: at === "done" ? line.done[state] : line.toDo[state], at };
  });
}
