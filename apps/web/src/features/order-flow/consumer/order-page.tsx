import { loadAfterStart } from "../../../lib/load-after-start.ts";
import { StepSkeleton } from "../steps/step-skeleton.tsx";
import { useOrderFlow } from "../steps/use-order-flow.ts";
import { AddressScreen } from "./address-screen.tsx";
import { consumerFlow } from "./consumer-flow.ts";

/** Nobody needs the steps before an address is checked or a login done. */
const steps = loadAfterStart(() => import("./order-steps.tsx"));

/** The consumer's order flow: `?page=` says which screen or step is open. */
export default function OrderPage() {
  const { asked, open } = useOrderFlow(consumerFlow);
  const Steps = steps.useLoaded(
    asked === "address-selection" ? "at-touch" : "at-start",
  )?.OrderSteps;
  if (asked === "address-selection") return <AddressScreen />;
  return open && Steps ? <Steps open={open} /> : <StepSkeleton page={asked} />;
}
