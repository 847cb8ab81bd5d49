import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import type { OrderPlan } from "@waslijn/contract/customer/my-order";
import { Why } from "../../../ui/actions.tsx";
import { TextButton } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { rhythmWords } from "../../../parts/plan/plans.ts";
import styles from "../order-screen.module.css";
import { goToPlan } from "./plan-doing.ts";
import { usePlanTexts } from "./use-plan.ts";

const PLAN_ENDS = ["only", "stop"] as const;
export type PlanEnds = (typeof PLAN_ENDS)[number];

/** The plan that an order belongs to, with the way to change it (PLAN-04). */
export function PlanNamed({ plan, mayBegin }: { plan: OrderPlan; mayBegin: boolean }) {
  const texts = usePlanTexts().named;
  const language = useLanguage();
  return (
    <section className={styles.block} aria-labelledby="order-plan">
      <h2 id="order-plan">{texts.own}</h2>
      <p className={styles.small}>
        {plan.next
          ? `${texts.part(rhythmWords(plan, language))} ${texts.next(formatWholeDate(plan.next, language))}`
          : texts.stopped}
      </p>
      {plan.next || mayBegin ? (
        <TextButton className={styles.quiet} data-do="plan" onClick={() => goToPlan("plan")}>
          {plan.next ? texts.see : texts.again}
        </TextButton>
      ) : null}
    </section>
  );
}

type PlanChoiceProps = {
  plan: OrderPlan;
  next: string;
  ends: PlanEnds | undefined;
  onChoose: (ends: PlanEnds) => void;
};

/** Whether only this order is cancelled, or the plan that it belongs to as well (PLAN-04). */
export function PlanChoice({ plan, next, ends, onChoose }: PlanChoiceProps) {
  const { cancel, named } = usePlanTexts();
  const language = useLanguage();
  const hints = { only: cancel.only(formatWholeDate(next, language)), stop: cancel.stop };
  return (
    <>
      <p>{named.part(rhythmWords(plan, language))}</p>
      <Segmented
        legend={cancel.legend}
        value={ends}
        options={PLAN_ENDS.map((value) => ({ value, label: cancel.choices[value] }))}
        hint={ends && hints[ends]}
        onChange={onChoose}
      />
      {ends ? null : <Why>{cancel.missing}</Why>}
    </>
  );
}
