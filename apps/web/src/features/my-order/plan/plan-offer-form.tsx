import type { PlanView } from "@waslijn/contract/customer/plans/plans";
import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import {
  firstTurn,
  PLAN_WEEKS,
  TURNS_SHOWN_AHEAD,
  turnsFrom,
  type PlanWeeks,
} from "@waslijn/contract/shared/plans";
import { Button, TextButton } from "@waslijn/ui/button/button.tsx";
import { Segmented } from "@waslijn/ui/field/segmented.tsx";
import { useState, type FormEvent } from "react";
import { formatWindow } from "../../../i18n/format-window.ts";
import { TurnList, type ShownTurn } from "../../../parts/plan/turn-list.tsx";
import { goToPlan } from "./plan-doing.ts";
import styles from "./plan.module.css";
import { usePlanTexts } from "./plan-texts.ts";
import type { PlanState } from "./use-plan.ts";

type Props = { view: PlanView; plan: PlanState };

/** One choice and one button: the day and the window are those of the order. */
export function PlanOfferForm({ view, plan }: Props) {
  const { card, busy } = usePlanTexts();
  const [every, setEvery] = useState<PlanWeeks>(view.plan?.every ?? 2);
  const { weekday, from } = view.pickup;
  const first = firstTurn({ every, weekday }, view);
  const window = formatWindow(from, addHours(from, WINDOW_HOURS));
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
        <p className="quiet">{card.lede}</p>
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
        <TextButton onClick={() => goToPlan("plan")}>{card.otherDay}</TextButton>
      </p>
      <p className={styles.free}>{card.free}</p>
    </form>
  );
}
