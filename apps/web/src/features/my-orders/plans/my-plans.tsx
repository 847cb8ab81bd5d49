import type { ListedPlan } from "@waslijn/contract/customer/plans/plan-rhythm";
import { MyPlan } from "./my-plan.tsx";
import styles from "./my-plans.module.css";

/** What comes back by itself (PLAN-03). */
export default function MyPlans({ plans }: { plans: readonly ListedPlan[] }) {
  return (
    <div className={styles.plans}>
      {plans.map((plan) => (
        <MyPlan key={plan.link} plan={plan} />
      ))}
    </div>
  );
}
