import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { OrderPlan } from "@waslijn/contract/customer/plans/plan-rhythm";
import { Why } from "@waslijn/ui/actions/why.tsx";
import { Button, TextButton } from "@waslijn/ui/button/button.tsx";
import { Dialog } from "@waslijn/ui/dialog/dialog.tsx";
import { Segmented } from "@waslijn/ui/field/segmented.tsx";
import { useState } from "react";
import { callByLink } from "../../../api/call-by-link.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { shortMoment } from "../../../parts/order-life/say-when.ts";
import { rhythmWords } from "../../../parts/plan/plan-words.ts";
import type { ActProps } from "../acts/act-props.ts";
import { centsOf } from "../acts/change-permission.ts";
import { FeeTick, useAgreed } from "../acts/fee-tick.tsx";
import { useActsTexts } from "../acts/acts-texts.ts";
import { Refused } from "../acts/refused.tsx";
import { useCents } from "../use-cents.ts";
import { useSending } from "../acts/use-sending.ts";
import styles from "./cancel-dialog.module.css";

const PLAN_ENDS = ["only", "stop"] as const;

/** Asked once, with what it costs (MINE-04). */
export function CancelDialog({ open, ...props }: ActProps & { open: boolean }) {
  const { cancel } = useActsTexts();
  return (
    <Dialog open={open} onClose={props.onStop} title={cancel.title} closeLabel={cancel.close}>
      <Question {...props} />
    </Dialog>
  );
}

function Question(props: ActProps) {
  const { token, view, refusal, onStop } = props;
  const { cancel } = useActsTexts();
  const cents = centsOf(view.allowed.cancel);
  const { agreed, agree } = useAgreed(cents);
  const amount = useCents()(cents);
  const sending = useSending(props);
  const language = useLanguage();
  const { pickup, delivery, plan } = view;
  const next = plan?.next ?? undefined;
  const [ends, setEnds] = useState<PlanEnds>();
  const isChosen = ends !== undefined || !next;
  const confirm = () =>
    sending.send((key) =>
      callByLink("cancelOrder", {
        params: { token },
        body: {
          version: view.version,
          ...(cents > 0 && { acceptedFee: cents }),
          ...(next && { stopPlan: ends === "stop" }),
        },
        key,
      }),
    );
  return (
    <div className={styles.question}>
      <p>
        <Price view={view} amount={cents ? amount : undefined} />{" "}
        {view.awaits
          ? null
          : cancel.days(
              formatDate(pickup.date, language),
              delivery ? formatDate(delivery.date, language) : undefined,
            )}
      </p>
      {plan && next ? <PlanChoice plan={plan} next={next} ends={ends} onChoose={setEnds} /> : null}
      {cents ? <FeeTick label={cancel.accept(amount)} agreed={agreed} onAgree={agree} /> : null}
      <Refused refusal={refusal} status={sending.status} />
      {agreed ? null : <Why>{cancel.missing}</Why>}
      {isChosen ? null : <Why>{cancel.planMissing}</Why>}
      <div className={styles.do}>
        <Button
          disabled={!agreed || !isChosen}
          busy={sending.status !== "idle"}
          busyLabel={cancel.busy}
          onClick={() => void confirm()}
        >
          {cents ? cancel.confirmFee(amount) : cancel.confirm}
        </Button>
        <TextButton onClick={onStop}>{cancel.keep}</TextButton>
      </div>
    </div>
  );
}

type PlanEnds = (typeof PLAN_ENDS)[number];
type PlanChoiceProps = {
  plan: OrderPlan;
  next: string;
  ends: PlanEnds | undefined;
  onChoose: (ends: PlanEnds) => void;
};

/** Whether only this order ends, or the plan that it belongs to as well (PLAN-04). */
function PlanChoice({ plan, next, ends, onChoose }: PlanChoiceProps) {
  const { cancel, plan: words } = useActsTexts();
  const language = useLanguage();
  const hints = { only: cancel.planOnly(formatDate(next, language)), stop: cancel.planStop };
  return (
    <>
      <p>{words.part(rhythmWords(plan, language))}</p>
      <Segmented
        legend={cancel.plan}
        value={ends}
        options={PLAN_ENDS.map((value) => ({ value, label: cancel.planChoices[value] }))}
        hint={ends && hints[ends]}
        onChange={onChoose}
      />
    </>
  );
}

function Price({ view, amount }: { view: OrderView; amount: string | undefined }) {
  const { cancel } = useActsTexts();
  const language = useLanguage();
  if (amount) return cancel.fee(amount);
  if (view.awaits) return cancel.freeNow;
  return cancel.free(shortMoment(view.limits.freeUntil, language));
}
