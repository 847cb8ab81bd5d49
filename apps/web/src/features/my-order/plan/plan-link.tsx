import type { OrderView } from "@waslijn/contract/customer/my-order";
import { TextButton } from "@waslijn/ui/button/button.tsx";
import { useActsTexts } from "../acts/acts-texts.ts";
import styles from "../order-screen.module.css";
import { goToPlan } from "./plan-doing.ts";

/** Whether an order can come back by itself: a person's own, that is brought back. */
export const mayPlan = ({ kind, state, delivery, hides }: OrderView): boolean =>
  kind === "consumer" && state !== "cancelled" && delivery !== null && hides === null;

/** The way to a plan, or to the one that there is (MINE-08, PLAN-01). */
export function PlanLink({ view }: { view: OrderView }) {
  const { plan } = useActsTexts();
  if (!mayPlan(view)) return null;
  return (
    <section className={styles.block} aria-labelledby="order-plan">
      <h2 id="order-plan">{plan.heading}</h2>
      <p className={styles.small}>{plan.text}</p>
      <TextButton className={styles.quiet} onClick={() => goToPlan("plan")}>
        {plan.button}
      </TextButton>
    </section>
  );
}
