import { BagQuestion } from "../steps/bag-question.tsx";
import { OrderBar } from "../steps/order-bar.tsx";
import type { OrderPage } from "../../../parts/navigation/order-page-param.ts";
import { PlacedScreen } from "../steps/placed-screen.tsx";
import { PlanOffer } from "./plan-offer.tsx";
import { ServiceStep } from "../steps/service-step.tsx";
import { TimeStep } from "../steps/time-step.tsx";
import { FlowContext, type OpenFlow } from "../steps/use-order-flow.ts";
import { AccountScreen } from "./account-screen.tsx";
import { OverviewStep } from "./overview-step.tsx";

/** Everything after the address, up to the thank-you. */
export function OrderSteps({ open }: { open: OpenFlow }) {
  if (open.page === "order-placed") {
    return (
      <PlacedScreen>
        <PlanOffer />
      </PlacedScreen>
    );
  }
  return (
    <FlowContext value={open}>
      <OrderBar page={open.page} now={open.now} />
      <Step page={open.page} isUser={open.now.session.type === "user"} />
    </FlowContext>
  );
}

/** A user's account knows whether there is a bag; everybody else is asked. */
function Step({ page, isUser }: { page: OrderPage; isUser: boolean }) {
  switch (page) {
    case "email-input":
      return <AccountScreen />;
    case "select-dates":
      return <TimeStep />;
    case "confirm-order":
      return <OverviewStep />;
    default:
      return isUser ? (
        <ServiceStep />
      ) : (
        <ServiceStep>
          <BagQuestion />
        </ServiceStep>
      );
  }
}
