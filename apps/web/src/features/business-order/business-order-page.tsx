import { lazy, memo, Suspense, useEffect } from "react";
import { usePlace } from "../../parts/navigation/use-place.ts";
import { loadPatiently } from "../../parts/order/load-patiently.ts";
import type { OrderFlow } from "../../parts/order/order-flow.ts";
import "../../parts/order/placed-screen.module.css";
import { StepSkeleton } from "../../parts/order/step-skeleton.tsx";
import { useOrderFlow } from "../../parts/order/use-order-flow.ts";
import "./app-download.module.css";
import { reCoverFlow, reUseFlow } from "./business-flow.ts";
import { CompanyScreen } from "./company-screen.tsx";

/** Screen 1 is small; what follows it comes while it is being filled in. */
const loadSteps = () => import("./business-steps.tsx");
const BusinessSteps = lazy(async () => ({
  default: (await loadPatiently(loadSteps)).BusinessSteps,
}));
const loadPlaced = () => import("./business-placed-screen.tsx");
const BusinessPlacedScreen = lazy(async () => ({
  default: (await loadPatiently(loadPlaced)).BusinessPlacedScreen,
}));

/** Drawn anew for another flow only: what the server drew stays on screen until its script is there. */
const Placed = memo(({ flow }: { flow: OrderFlow }) => (
  <Suspense>
    <BusinessPlacedScreen flow={flow} />
  </Suspense>
));

/** The wizards of companies: two tables over the pieces that the consumer's flow has too. */
export default function BusinessOrderPage() {
  const { route } = usePlace();
  return <Wizard flow={route === "re-cover" ? reCoverFlow : reUseFlow} />;
}

function Wizard({ flow }: { flow: OrderFlow }) {
  const { asked, open } = useOrderFlow(flow);
  // A chunk that does not come now is asked for again when its step opens.
  useEffect(() => void Promise.allSettled([loadSteps(), loadPlaced()]), []);
  if (asked === "address-selection" || asked === "email-input") {
    return <CompanyScreen flow={flow} />;
  }
  if (asked === "order-placed") return <Placed flow={flow} />;
  const skeleton = <StepSkeleton page={asked} />;
  return open ? (
    <Suspense fallback={skeleton}>
      <BusinessSteps open={open} />
    </Suspense>
  ) : (
    skeleton
  );
}
