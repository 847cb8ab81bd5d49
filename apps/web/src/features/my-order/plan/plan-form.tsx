import type { PlanBody, PlanView } from "@waslijn/contract/customer/plans/plans";
import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import { firstTurn, PLAN_WEEKS } from "@waslijn/contract/shared/plans";
import { Button } from "@waslijn/ui/button/button.tsx";
import { SelectField } from "@waslijn/ui/field/select-field.tsx";
import { useState, type FormEvent } from "react";
import { formatDate } from "../../../i18n/format-date.ts";
import { formatWeekday } from "../../../i18n/format-weekday.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import styles from "./plan.module.css";
import { usePlanTexts } from "./plan-texts.ts";
import type { PlanState } from "./use-plan.ts";

type Props = { view: PlanView; plan: PlanState };

/** How often, on which day and when; the first time is told before anything is pressed. */
export function PlanForm({ view, plan }: Props) {
  const texts = usePlanTexts();
  const language = useLanguage();
  const { plan: known, pickup, weekdays, hours } = view;
  const [wanted, setWanted] = useState<PlanBody>({
    every: known?.every ?? 2,
    weekday: known?.weekday ?? pickup.weekday,
    pickupFrom: known?.pickupFrom ?? pickup.from,
  });
  const isSame =
    known?.next &&
    known.every === wanted.every &&
    known.weekday === wanted.weekday &&
    known.pickupFrom === wanted.pickupFrom;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void plan.set(wanted);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <SelectField
        label={texts.every}
        value={String(wanted.every)}
        options={PLAN_WEEKS.map((weeks) => ({ value: String(weeks), label: texts.weeks(weeks) }))}
        onChange={({ currentTarget: { value } }) =>
          setWanted({ ...wanted, every: PLAN_WEEKS.find((weeks) => String(weeks) === value) ?? 1 })
        }
      />
      <SelectField
        label={texts.weekday}
        value={String(wanted.weekday)}
        options={weekdays.map((day) => ({
          value: String(day),
          label: formatWeekday(day, language),
        }))}
        onChange={({ currentTarget: { value } }) =>
          setWanted({ ...wanted, weekday: Number(value) })
        }
      />
      <SelectField
        label={texts.hour}
        value={wanted.pickupFrom}
        options={hours.map((from) => ({
          value: from,
          label: `${from} – ${addHours(from, WINDOW_HOURS)}`,
        }))}
        onChange={({ currentTarget: { value } }) => setWanted({ ...wanted, pickupFrom: value })}
      />
      {isSame ? null : (
        <>
          <p role="status">{texts.first(formatDate(firstTurn(wanted, view), language))}</p>
          <p>
            <Button type="submit" busy={plan.status === "sending"} busyLabel={texts.busy}>
              {known?.next ? texts.change : texts.make}
            </Button>
          </p>
        </>
      )}
    </form>
  );
}
