import { lazy, Suspense, useEffect } from "react";
import { loadPatiently } from "../../parts/order/load-patiently.ts";
import "../../parts/order/placed-screen.module.css";
import { StepSkeleton } from "../../parts/order/step-skeleton.tsx";
import { useOrderFlow } from "../../parts/order/use-order-flow.ts";
import { AddressScreen } from "./address-screen.tsx";
import { consumerFlow } from "./consumer-flow.ts";

/** Screen 1 is small; what follows it comes while the address is being typed. */
const loadSteps = () => import("./order-steps.tsx");
const OrderSteps = lazy(async () => ({ default: (await loadPatiently(loadSteps)).OrderSteps }));
const loadPlaced = () => import("../../parts/order/placed-screen.tsx");
const PlacedScreen = lazy(async () => ({
  default: (await loadPatiently(loadPlaced)).PlacedScreen,
}));

/** One element for good: what the server drew stays on screen until its script is there. */
const placed = (
  <Suspense>
    <PlacedScreen />
  </Suspense>
);

/** The consumer's order flow: `?page=` says which screen or step is open. */
export default function OrderPage() {
  const { asked, open } = useOrderFlow(consumerFlow);
  // A chunk that does not come now is asked for again when its step opens.
  useEffect(() => void Promise.allSettled([loadSteps(), loadPlaced()]), []);
  // Both are the same for everybody at first, so they wait for nothing.
  if (asked === "address-selection") return <AddressScreen />;
  if (asked === "order-placed") return placed;
  const skeleton = <StepSkeleton page={asked} />;
  return open ? (
    <Suspense fallback={skeleton}>
      <OrderSteps open={open} />
    </Suspense>
  ) : (
    skeleton
  );
}
