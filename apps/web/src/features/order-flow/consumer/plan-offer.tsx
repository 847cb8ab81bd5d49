import { TextButton } from "@waslijn/ui/button/button.tsx";
import { useSyncExternalStore } from "react";
import { navigate } from "../../../parts/navigation/navigate.ts";
import { useOrderTexts } from "../order-texts.ts";
import { placedOrder } from "../placing/placed-order.ts";

/** The way from an order to one that comes back by itself (PLAN-01); a button, as its address is a key. */
export function PlanOffer() {
  const { placed } = useOrderTexts();
  const order = useSyncExternalStore(placedOrder.subscribe, placedOrder.read, () => null);
  const link = order?.answer?.link;
  if (!link) return null;
  return (
    <p>
      {placed.planText}{" "}
      <TextButton onClick={() => navigate(`${link}?do=plan`)}>{placed.plan}</TextButton>
    </p>
  );
}
