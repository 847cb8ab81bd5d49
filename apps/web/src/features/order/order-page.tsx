import { OrderBar } from "../../parts/order/order-bar.tsx";
import { PlacedScreen } from "../../parts/order/placed-screen.tsx";
import { ServiceStep } from "../../parts/order/service-step.tsx";
import { StepSkeleton } from "../../parts/order/step-skeleton.tsx";
import { TimeStep } from "../../parts/order/time-step.tsx";
import { FlowContext, useOrderFlow } from "../../parts/order/use-order-flow.ts";
import type { OrderPage as Page } from "../../parts/order/order-page-param.ts";
import { AccountScreen } from "./account-screen.tsx";
import { AddressScreen } from "./address-screen.tsx";
import { consumerFlow } from "./consumer-flow.ts";
import { OverviewStep } from "./overview-step.tsx";

/** The consumer's order flow: `?page=` says which screen or step is open. */
export default function OrderPage() {
  const { asked, open } = useOrderFlow(consumerFlow);
  // Both are the same for everybody at first, so they wait for nothing.
  if (asked === "address-selection") return <AddressScreen />;
  if (asked === "order-placed") return <PlacedScreen />;
  if (!open) return <StepSkeleton page={asked} />;
  return (
    <FlowContext value={open}>
      <OrderBar page={asked} now={open.now} pickupOnly={false} />
      <Step page={asked} />
    </FlowContext>
  );
}

function Step({ page }: { page: Page }) {
  switch (page) {
    case "email-input":
      return <AccountScreen />;
    case "select-dates":
      return <TimeStep />;
    case "confirm-order":
      return <OverviewStep />;
    default:
      return <ServiceStep />;
  }
}
