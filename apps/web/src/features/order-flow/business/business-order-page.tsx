import { loadAfterStart } from "../../../lib/load-after-start.ts";
import { useVisit } from "../../../parts/navigation/use-visit.ts";
import { OrderTextsContext } from "../order-texts.ts";
import type { OrderFlow } from "../draft/order-flow.ts";
import { StepSkeleton } from "../steps/step-skeleton.tsx";
import { useOrderFlow } from "../steps/use-order-flow.ts";
import { reCoverFlow, reUseFlow } from "./business-flow.ts";
import { CompanyScreen } from "./company-screen.tsx";
import { useWizardTexts } from "./use-wizard-texts.ts";

/** Nobody needs the steps before a company and an address are known. */
const steps = loadAfterStart(() => import("./business-steps.tsx"));

/** The wizards of companies: two tables over the pieces that the consumer's flow has too. */
export default function BusinessOrderPage() {
  const { route } = useVisit();
  const kind = route === "re-cover" ? "re-cover" : "re-use";
  return (
    <OrderTextsContext value={useWizardTexts(kind)}>
      <Wizard flow={kind === "re-cover" ? reCoverFlow : reUseFlow} />
    </OrderTextsContext>
  );
}

function Wizard({ flow }: { flow: OrderFlow }) {
  const { asked, open } = useOrderFlow(flow);
  const isFirst = asked === "address-selection" || asked === "email-input";
  const Steps = steps.useLoaded(isFirst ? "at-touch" : "at-start")?.BusinessSteps;
  if (isFirst) return <CompanyScreen flow={flow} />;
  return open && Steps ? <Steps open={open} /> : <StepSkeleton page={asked} />;
}
