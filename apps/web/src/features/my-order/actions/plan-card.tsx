import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import type { Plan, PlanView } from "@waslijn/contract/customer/plans";
import { TextButton, Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { unbroken } from "../../../ui/unbroken.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type ReactNode, useState, type FormEvent } from "react";
import { useLanguage } from "../../../i18n/language-context.ts";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import { useVisit } from "../../../parts/navigation/visit.ts";
import { ComingTurns } from "../../../parts/plan/coming-turns.tsx";
import { everyWords, onWords } from "../../../parts/plan/plans.ts";
import screen from "../order-screen.module.css";
import { goToPlan, parsePlanDoing } from "./plan-doing.ts";
import { useFocusBack } from "./use-focus-back.ts";
import styles from "./plan.module.css";
import { usePlanTexts, usePlan, type PlanState } from "./use-plan.ts";
import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import {
  firstTurn,
  PLAN_WEEKS,
  TURNS_SHOWN_AHEAD,
  turnsFrom,
  type PlanWeeks,
} from "@waslijn/contract/shared/plans";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { TurnList, type ShownTurn } from "../../../parts/plan/turn-list.tsx";

type Props = {
  token: string;
  refresh: () => Promise<void>;
  /** Rendered when the plan cannot be loaded. */
  instead: ReactNode;
};

/** For a delivered order: its plan with the next three turns, or the form for a new plan (PLAN-01). */
export default function PlanCard({ token, refresh, instead }: Props) {
  const texts = usePlanTexts();
  // Refetches when the plan dialog closes, so its changes show here.
  const plan = usePlan(token, refresh, parsePlanDoing(useVisit().query));
  const { view, status } = plan;
  useFocusBack(view && !view.plan?.next ? "plan" : undefined);
  if (!view) return status === "failed" ? instead : null;
  return (
    <Card className={classes(screen.card, styles.card)} aria-labelledby="order-plan">
      {view.plan?.next ? (
        <Known known={view.plan} plan={plan} />
      ) : (
        <PlanOfferForm key={view.last} view={view} plan={plan} />
      )}
      <div role="status">{status === "done" ? texts.card.made : null}</div>
      {status === "failed" || status === "often" ? (
        <Notice status="error">
          {texts[status]} <PhoneLink />
        </Notice>
      ) : null}
    </Card>
  );
}

function Known({ known, plan }: { known: Plan; plan: PlanState }) {
  const { card, paused } = usePlanTexts();
  const language = useLanguage();
  const on = onWords(known, language);
  return (
    <>
      <div>
        <div className={styles.head}>
          <h2 id="order-plan">{everyWords(known, language)}</h2>
          <TextButton data-do="plan" onClick={() => goToPlan("plan")}>
            {card.change}
            <span className="hide">{card.plan}</span>
          </TextButton>
        </div>
        <p className="quiet">{`${on.charAt(0).toUpperCase()}${on.slice(1)}.`}</p>
      </div>
      {known.pausedUntil ? <p>{paused(formatWholeDate(known.pausedUntil, language))}</p> : null}
      <ComingTurns
        coming={known.coming}
        isBusy={plan.status === "sending"}
        onPress={(press) => void plan.change(press)}
      />
      <p>
        <TextButton className={styles.stop} onClick={() => goToPlan("plan-stop")}>
          {card.stop}
        </TextButton>
      </p>
    </>
  );
}

type PlanOfferFormProps = { view: PlanView; plan: PlanState };

/** Form for a new plan: only the interval is asked; weekday and window are the order's. */
function PlanOfferForm({ view, plan }: PlanOfferFormProps) {
  const { card, busy } = usePlanTexts();
  const [every, setEvery] = useState<PlanWeeks>(view.plan?.every ?? 2);
  const { weekday, from } = view.pickup;
  const first = firstTurn({ every, weekday }, view);
  const window = formatHours({ from, to: addHours(from, WINDOW_HOURS) });
  const turns = turnsFrom({ first, every }, first, TURNS_SHOWN_AHEAD).map(
    (date, at): ShownTurn => ({
      date,
      day: date,
      look: at === 0 ? "on" : "planned",
      end: <span>{window}</span>,
    }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void plan.set({ every, weekday, pickupFrom: from });
  };
  return (
    <form className={styles.offer} onSubmit={submit}>
      <div>
        <h2 id="order-plan">{card.heading}</h2>
        <p className="quiet">{unbroken(card.lede)}</p>
      </div>
      <Segmented
        className={styles.weeks}
        legend={card.every}
        value={String(every)}
        options={PLAN_WEEKS.map((weeks) => ({ value: String(weeks), label: card.weeks(weeks) }))}
        onChange={(value) => setEvery(PLAN_WEEKS.find((weeks) => String(weeks) === value) ?? 1)}
      />
      <TurnList label={card.firstTimes} turns={turns} />
      <p className={styles.ways}>
        <Button type="submit" kind="line" busy={plan.status === "sending"} busyLabel={busy}>
          {card.make}
        </Button>
        <TextButton data-do="plan" onClick={() => goToPlan("plan")}>
          {card.otherDay}
        </TextButton>
      </p>
      <p className={styles.free}>{card.free}</p>
    </form>
  );
}
