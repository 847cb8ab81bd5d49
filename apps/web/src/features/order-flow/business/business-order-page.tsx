import { loadAfterStart } from "../../../lib/load-after-start.ts";
import { useVisit } from "../../../parts/navigation/visit.ts";
import { OrderTextsContext, useOrderTexts, type OrderTexts } from "../order-texts.ts";
import type { OrderFlow } from "../draft/order-flow.ts";
import { StepSkeleton } from "../steps/step-heading.tsx";
import { useOrderFlow } from "../steps/use-order-flow.ts";
import { reCoverFlow, reUseFlow } from "./business-flow.ts";
import { CompanyScreen } from "./company-screen.tsx";
import type { B2bType } from "@waslijn/contract/shared/codes";
import { useBusinessTexts } from "./business-texts.ts";

/** The steps are needed only after a company and an address are chosen. */
const steps = loadAfterStart(() => import("./business-steps.tsx"));

/** The company wizards: two flow tables that share the consumer flow's components. */
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

type OwnWords = { [Group in "bar" | "service" | "time" | "placed"]?: Partial<OrderTexts[Group]> };

/** Texts that differ for companies; re-cover has no delivery, so its texts leave it out (BIZ-02). */
function useWizardTexts(kind: B2bType): OrderTexts {
  const order = useOrderTexts();
  const { reUse, reCover } = useBusinessTexts();
  const own: OwnWords = kind === "re-cover" ? reCover.order : reUse.order;
  return {
    ...order,
    bar: { ...order.bar, ...own.bar },
    service: { ...order.service, ...own.service },
    time: { ...order.time, ...own.time },
    placed: { ...order.placed, ...own.placed },
  };
}
