import { OrderBar } from "../steps/order-bar.tsx";
import { ServiceStep } from "../steps/service-step.tsx";
import { TimeStep } from "../steps/time-step.tsx";
import { FlowContext, type OpenFlow } from "../steps/use-order-flow.ts";
import { BagQuestion } from "../steps/bag-question.tsx";
import { BusinessOverviewStep } from "./business-overview-step.tsx";
import { BusinessPlacedScreen } from "./business-placed-screen.tsx";

/** The three steps of a wizard, and its thank-you. */
export function BusinessSteps({ open }: { open: OpenFlow }) {
  const { page, now, flow } = open;
  if (page === "order-placed") return <BusinessPlacedScreen flow={flow} />;
  return (
    <FlowContext value={open}>
      <OrderBar page={page} now={now} />
      {page === "select-service" ? (
        <ServiceStep>
          <BagQuestion />
        </ServiceStep>
      ) : null}
      {page === "select-dates" ? <TimeStep /> : null}
      {page === "confirm-order" ? <BusinessOverviewStep /> : null}
    </FlowContext>
  );
}
