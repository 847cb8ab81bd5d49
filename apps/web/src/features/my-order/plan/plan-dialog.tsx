import type { OrderView } from "@waslijn/contract/customer/my-order";
import { Dialog } from "@waslijn/ui/dialog/dialog.tsx";
import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { PhoneLink } from "../../../parts/contact/phone-link.tsx";
import { AskPause, AskSkip, AskStop } from "./plan-asks.tsx";
import type { PlanDoing } from "./plan-doing.ts";
import { PlanHere } from "./plan-here.tsx";
import styles from "./plan.module.css";
import { usePlanTexts } from "./plan-texts.ts";
import { usePlan, type PlanState } from "./use-plan.ts";

type Props = {
  token: string;
  view: OrderView;
  doing: PlanDoing;
  onStop: () => void;
  refresh: () => Promise<void>;
};

/** Everything about a plan: what it is, and each change of it with one button (PLAN-01). */
export default function PlanDialog({ token, doing, onStop, refresh }: Props) {
  const texts = usePlanTexts();
  const plan = usePlan(token, refresh);
  return (
    <Dialog open onClose={onStop} title={texts.titles[doing]} closeLabel={texts.close}>
      <div className={styles.plan} aria-busy={plan.status === "loading"}>
        {plan.status === "failed" || plan.status === "often" ? (
          <Notice status="error">
            {texts[plan.status]} <PhoneLink />
          </Notice>
        ) : null}
        <Body doing={doing} plan={plan} />
      </div>
    </Dialog>
  );
}

function Body({ doing, plan }: { doing: PlanDoing; plan: PlanState }) {
  const texts = usePlanTexts();
  const { view, status } = plan;
  if (!view) return status === "loading" ? <p role="status">{texts.loading}</p> : null;
  if (doing === "plan" || status === "done") return <PlanHere view={view} plan={plan} />;
  if (!view.plan) return <p>{texts.none}</p>;
  const given = { plan, known: view.plan, today: view.today };
  if (doing === "plan-skip") return <AskSkip {...given} />;
  return doing === "plan-pause" ? <AskPause {...given} /> : <AskStop {...given} />;
}
