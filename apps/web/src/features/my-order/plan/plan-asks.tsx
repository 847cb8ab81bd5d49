import type { Plan } from "@waslijn/contract/customer/plans/plans";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { MOST_PAUSE_DAYS } from "@waslijn/contract/shared/plans";
import { Button } from "@waslijn/ui/button/button.tsx";
import { TextField } from "@waslijn/ui/field/text-field.tsx";
import { useState, type ReactNode } from "react";
import { formatDate } from "../../../i18n/format-date.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { usePlanTexts } from "./plan-texts.ts";
import type { PlanState } from "./use-plan.ts";

type Props = { plan: PlanState; known: Plan; today: string };

export function AskSkip({ plan, known: { skips, turns } }: Props) {
  const { ask, confirm } = usePlanTexts();
  const language = useLanguage();
  if (!skips) return <p>{ask.skipNone}</p>;
  // The day that was agreed for it, where that is another than the plan's own.
  const order = turns.find(({ date }) => date === skips)?.order;
  const day = formatDate(order?.pickup.date ?? skips, language);
  return (
    <>
      <p>{ask.skip(day)}</p>
      <Press plan={plan} onPress={() => plan.change({ do: "skip", date: skips })}>
        {confirm.skip(day)}
      </Press>
    </>
  );
}

export function AskPause({ plan, today }: Props) {
  const { ask, confirm } = usePlanTexts();
  const [until, setUntil] = useState(addDays(today, 28));
  const limits = { min: addDays(today, 1), max: addDays(today, MOST_PAUSE_DAYS) };
  const isGood = until >= limits.min && until <= limits.max;
  return (
    <>
      <p>{ask.pause}</p>
      <TextField
        type="date"
        label={ask.until}
        value={until}
        {...limits}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <Press plan={plan} disabled={!isGood} onPress={() => plan.change({ do: "pause", until })}>
        {confirm.pause}
      </Press>
    </>
  );
}

export function AskStop({ plan }: Props) {
  const { ask, confirm } = usePlanTexts();
  return (
    <>
      <p>{ask.stop}</p>
      <Press plan={plan} onPress={() => plan.change({ do: "stop" })}>
        {confirm.stop}
      </Press>
    </>
  );
}

type PressProps = {
  plan: PlanState;
  disabled?: boolean;
  onPress: () => Promise<void>;
  children: ReactNode;
};

/** The one button. */
function Press({ plan, disabled = false, onPress, children }: PressProps) {
  const { busy } = usePlanTexts();
  return (
    <p>
      <Button
        disabled={disabled}
        busy={plan.status === "sending"}
        busyLabel={busy}
        onClick={() => void onPress()}
      >
        {children}
      </Button>
    </p>
  );
}
