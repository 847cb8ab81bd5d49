import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import type { ListedPlan } from "@waslijn/contract/customer/my-order";
import styles from "./my-plans.module.css";
import { TextLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useId, useState } from "react";
import { callPlan, everyWords, onWords } from "../../parts/plan/plans.ts";
import { useLanguage } from "../../i18n/language-context.ts";
import { notifyFailure } from "../../parts/notification/notify.ts";
import { ComingTurns, type TurnPress } from "../../parts/plan/coming-turns.tsx";
import { match, orderTokenIn } from "../../paths.ts";
import { defineTexts } from "../../i18n/define-texts.ts";

const useMyPlansTexts = defineTexts({
  en: () => import("./my-plans.en.ts"),
  nl: () => import("./my-plans.nl.ts"),
});

/** An active plan: its next turns, and links to change or stop it. */
function MyPlan({ plan }: { plan: ListedPlan }) {
  const texts = useMyPlansTexts();
  const language = useLanguage();
  const id = useId();
  const { link, pausedUntil } = plan;
  const { coming, isBusy, press } = useComing(plan);
  const on = onWords(plan, language);
  return (
    <Card aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{everyWords(plan, language)}</h2>
        <TextLink href={`${link}?do=plan`}>
          {texts.change}
          <span className="hide">{texts.plan}</span>
        </TextLink>
      </div>
      <p className="quiet">{`${on.charAt(0).toUpperCase()}${on.slice(1)}.`}</p>
      {pausedUntil ? <p>{texts.paused(formatWholeDate(pausedUntil, language))}</p> : null}
      <ComingTurns coming={coming} isBusy={isBusy} onPress={(pressed) => void press(pressed)} />
      <p>
        <TextLink className={styles.stop} href={`${link}?do=plan-stop`}>
          {texts.stop}
        </TextLink>
      </p>
    </Card>
  );
}

/** Coming turns of a plan. A plan is changed with the token of its last order. */
function useComing({ coming: listed, link }: ListedPlan) {
  const [coming, setComing] = useState(listed);
  const [isBusy, setBusy] = useState(false);
  const press = async (body: TurnPress): Promise<void> => {
    const found = match(link);
    const token = found.kind === "page" ? orderTokenIn(found.visit) : undefined;
    if (!token) return;
    setBusy(true);
    try {
      const { plan } = await callPlan("changePlan", { params: { token }, body });
      if (plan) setComing(plan.coming);
    } catch (failure) {
      notifyFailure("plan-turn", failure);
    }
    setBusy(false);
  };
  return { coming, isBusy, press };
}

/** The user's active plans (PLAN-03). */
export default function MyPlans({ plans }: { plans: readonly ListedPlan[] }) {
  return (
    <div className={styles.plans}>
      {plans.map((plan) => (
        <MyPlan key={plan.link} plan={plan} />
      ))}
    </div>
  );
}
