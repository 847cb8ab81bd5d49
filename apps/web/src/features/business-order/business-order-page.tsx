import { usePlace } from "../../parts/navigation/use-place.ts";
import { OrderBar } from "../../parts/order/order-bar.tsx";
import type { OrderFlow } from "../../parts/order/order-flow.ts";
import { PlacedScreen } from "../../parts/order/placed-screen.tsx";
import { ServiceStep } from "../../parts/order/service-step.tsx";
import { StepSkeleton } from "../../parts/order/step-skeleton.tsx";
import { TimeStep } from "../../parts/order/time-step.tsx";
import { FlowContext, useFlow, useOrderFlow } from "../../parts/order/use-order-flow.ts";
import { AppDownload } from "./app-download.tsx";
import { BagQuestion } from "./bag-question.tsx";
import { reCoverFlow, reUseFlow } from "./business-flow.ts";
import { BusinessOverviewStep } from "./business-overview-step.tsx";
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
  if (asked === "order-placed") {
    return <PlacedScreen>{flow.kind === "re-use" ? <AppDownload /> : null}</PlacedScreen>;
  }
  if (!open) return <StepSkeleton page={asked} />;
  return (
    <FlowContext value={open}>
      <OrderBar page={asked} now={open.now} pickupOnly={flow.kind === "re-cover"} />
      <Step />
    </FlowContext>
  );
}

function Step() {
  const { page } = useFlow();
  if (page === "select-dates") return <TimeStep />;
  if (page === "confirm-order") return <BusinessOverviewStep />;
  return (
    <ServiceStep>
      <BagQuestion />
    </ServiceStep>
  );
}
