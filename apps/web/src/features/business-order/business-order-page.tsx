import { usePlace } from "../../parts/navigation/use-place.ts";
import type { OrderFlow } from "../../parts/order/order-flow.ts";
import { StepSkeleton } from "../../parts/order/step-skeleton.tsx";
import { useOrderFlow } from "../../parts/order/use-order-flow.ts";
import { reCoverFlow, reUseFlow } from "./business-flow.ts";
import { BusinessPlacedScreen } from "./business-placed-screen.tsx";
import { BusinessSteps } from "./business-steps.tsx";
import { CompanyScreen } from "./company-screen.tsx";

/** The wizards of companies: two tables over the pieces that the consumer's flow has too. */
export default function BusinessOrderPage() {
  const { route } = usePlace();
  return <Wizard flow={route === "re-cover" ? reCoverFlow : reUseFlow} />;
}

function Wizard({ flow }: { flow: OrderFlow }) {
  const { asked, open } = useOrderFlow(flow);
  if (asked === "address-selection" || asked === "email-input") {
    return <CompanyScreen flow={flow} />;
  }
  if (asked === "order-placed") return <BusinessPlacedScreen flow={flow} />;
  return open ? <BusinessSteps open={open} /> : <StepSkeleton page={asked} />;
}
