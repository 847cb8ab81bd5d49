import type { OrderView } from "@waslijn/contract/customer/my-order";
import { PlanLink } from "./plan/plan-link.tsx";
import { Withdrawal } from "./withdraw/withdrawal.tsx";

type Props = { view: OrderView; onStart: () => void };

/** What may come after an order: that it comes back by itself, or that it is withdrawn from. */
export function Afterwards({ view, onStart }: Props) {
  return (
    <>
      <PlanLink view={view} />
      <Withdrawal view={view} onStart={onStart} />
    </>
  );
}
