import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { OrderState } from "@waslijn/contract/shared/order-life";
import { Badge, type BadgeTone } from "../ui/badge.tsx";
import type { IconName } from "../ui/icon.tsx";
import { defineTexts } from "../i18n/define-texts.ts";

export const useStateTexts = defineTexts<Record<OrderState | "missed" | "part", string>>({
  en: {
    placed: "Placed",
    "picked-up": "Picked up",
    counted: "Counted",
    ready: "Ready",
    delivered: "Delivered",
    cancelled: "Cancelled",
    missed: "Missed",
    part: "Delivered in part",
  },
  nl: {
    placed: "Besteld",
    "picked-up": "Opgehaald",
    counted: "Geteld",
    ready: "Klaar",
    delivered: "Bezorgd",
    cancelled: "Geannuleerd",
    missed: "Niet aangetroffen",
    part: "Deels bezorgd",
  },
});

/** A ring that fills up with the order's progress. */
export const RINGS: Record<OrderState, IconName> = {
  placed: "st-placed",
  "picked-up": "st-picked",
  counted: "st-counted",
  ready: "st-ready",
  delivered: "st-done",
  cancelled: "st-off",
};

const TONES: Partial<Record<OrderState, BadgeTone>> = { placed: "idle", cancelled: "off" };

type Props = {
  state: OrderState;
  /** The stop that was missed and needs a new window: that says more than the state. */
  awaits?: WindowKind | null;
  /** Set while a part of the bags is still to come. */
  part?: object | null;
};

export function StateRing({ state, awaits, part }: Props) {
  const words = useStateTexts();
  if (part) {
    return (
      <Badge icon="bag" tone="ask">
        {words.part}
      </Badge>
    );
  }
  if (awaits) {
    return (
      <Badge icon="st-miss" tone="bad">
        {words.missed}
      </Badge>
    );
  }
  return (
    <Badge icon={RINGS[state]} tone={TONES[state] ?? "plain"}>
      {words[state]}
    </Badge>
  );
}
