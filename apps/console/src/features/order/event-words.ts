import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { DeskEvent } from "@waslijn/contract/console/order";
import type { Language } from "@waslijn/contract/shared/constants";
import type en from "./order.en.ts";

type Texts = (typeof en)["history"];

/** The actor and data of an event in one line. */
export function eventWords(event: DeskEvent, texts: Texts, language: Language): string {
  const { who, bags, handover, missing, calls, fee, total, money, plan, came, reason } = event;
  const cents = (amount: number): string => formatCents(amount, language);
  return [
    who.name ?? texts.actors[who.kind],
    event.isUndone && texts.isUndone,
    money && `${texts.money[money.news]} ${cents(money.cents)}`,
    bags !== undefined && texts.bags(bags),
    missing && texts.missing(missing.bags),
    handover && texts.handovers[handover],
    calls !== undefined && texts.calls(calls),
    total !== undefined && cents(total),
    fee !== undefined && fee > 0 && texts.fee(cents(fee)),
    came && texts.came(texts.ways[came.via], formatLongDate(came.on, language)),
    plan && texts.plan,
    reason && reasonWords(reason, texts),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** `donderdag 19 november 18:00`, for each window that an event moved. */
export function movedWindows(
  event: DeskEvent,
  language: Language,
): { from: string | undefined; to: string }[] {
  const words = (at: { date: string; time: string } | undefined) =>
    at && `${formatLongDate(at.date, language)} ${at.time}`;
  return (["pickup", "delivery"] as const).flatMap((kind) => {
    const to = event.kind === "windows-changed" ? words(event[kind]) : undefined;
    return to ? [{ from: words(event.was?.[kind]), to }] : [];
  });
}

/** Reasons chosen in the console are codes and get a text; typed ones are shown unchanged. */
export const reasonWords = (reason: string, { reasons }: Pick<Texts, "reasons">): string =>
  Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reason;
