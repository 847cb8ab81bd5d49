import type { OrderState } from "@waslijn/contract/shared/order-life";
import { Badge, type BadgeTone } from "../badge/badge.tsx";
import type { IconName } from "../icon/icon.tsx";
import { useStateTexts } from "./state-texts.ts";

/** A ring that fills as the order goes on. */
export const RINGS: Record<OrderState, IconName> = {
  placed: "st-placed",
  "picked-up": "st-picked",
  counted: "st-counted",
  ready: "st-ready",
  delivered: "st-done",
  cancelled: "st-off",
};

const TONES: Partial<Record<OrderState, BadgeTone>> = { placed: "idle", cancelled: "off" };

export function StateRing({ state }: { state: OrderState }) {
  const words = useStateTexts();
  return (
    <Badge icon={RINGS[state]} tone={TONES[state] ?? "plain"}>
      {words[state]}
    </Badge>
  );
}
