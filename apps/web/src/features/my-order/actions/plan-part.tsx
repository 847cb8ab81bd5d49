import type { OrderView } from "@waslijn/contract/customer/my-order";
import { TextButton } from "../../../ui/button.tsx";
import { Suspense } from "react";
import { lazyFile } from "../../../lib/lazy-part.tsx";
import type { ActProps } from "./sending.tsx";
import { useActsTexts } from "../acts-texts.ts";
import styles from "../order-screen.module.css";
import { goToPlan } from "./plan-doing.ts";

const PlanCard = lazyFile(() => import("./plan-card.tsx"));
const PlanNamed = lazyFile(async () => ({
  default: (await import("./order-plan.tsx")).PlanNamed,
}));

/** Whether an order can get a plan: a consumer's own order that is brought back. */
const mayPlan = ({ kind, state, delivery, hides, withdrawnAt }: OrderView): boolean =>
  kind === "consumer" &&
  state !== "cancelled" &&
  delivery !== null &&
  hides === null &&
  withdrawnAt === null;

/**
 * A delivered order shows its plan or the form for one, an earlier order only a link (MINE-08, PLAN-01). An order made
 * by a plan names the plan, also after the order or the plan ended (PLAN-04).
 */
export function PlanPart({ view, token, refresh }: Pick<ActProps, "view" | "token" | "refresh">) {
  const link = view.plan ? (
    <Suspense>
      <PlanNamed plan={view.plan} mayBegin={mayPlan(view)} />
    </Suspense>
  ) : (
    <PlanLink />
  );
  if (!mayPlan(view)) return view.plan ? link : null;
  return view.state === "delivered" ? (
    <Suspense>
      <PlanCard token={token} refresh={refresh} instead={link} />
    </Suspense>
  ) : (
    link
  );
}

function PlanLink() {
  const { plan } = useActsTexts();
  return (
    <section className={styles.block} aria-labelledby="order-plan">
      <h2 id="order-plan">{plan.heading}</h2>
      <p className={styles.small}>{plan.text}</p>
      <TextButton className={styles.quiet} data-do="plan" onClick={() => goToPlan("plan")}>
        {plan.button}
      </TextButton>
    </section>
  );
}
