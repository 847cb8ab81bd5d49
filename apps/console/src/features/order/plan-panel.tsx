import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import type { Plan, PlanChange } from "@waslijn/contract/customer/plans";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useAct } from "../../parts/use-act.ts";
import { TextField } from "../../ui/form/field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { orderQuery } from "./use-order-acts.ts";
import { defineTexts } from "../../i18n/define-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

const en = {
  title: "Plan",
  every: (weeks: number, from: string, to: string) =>
    `${weeks === 1 ? "Every week" : `Every ${weeks} weeks`}, ${from}–${to}`,
  next: (day: string) => `Next: ${day}.`,
  paused: (day: string) => `Paused until ${day}.`,
  stopped: "Stopped.",
  skip: (day: string) => `Skip ${day}`,
  unskip: (day: string) => `Do not skip ${day} after all`,
  until: "Pause until",
  pause: "Pause",
  resume: "Go on",
  stop: "Stop",
  done: {
    skip: "Skipped.",
    unskip: "It comes after all.",
    pause: "Paused.",
    resume: "The plan goes on.",
    stop: "The plan has been stopped.",
  },
};

const nl: typeof en = {
  title: "Vaste afspraak",
  every: (weeks, from, to) => `${weeks === 1 ? "Elke week" : `Elke ${weeks} weken`}, ${from}–${to}`,
  next: (day) => `Volgende keer: ${day}.`,
  paused: (day) => `Gepauzeerd tot ${day}.`,
  stopped: "Gestopt.",
  skip: (day) => `Sla ${day} over`,
  unskip: (day) => `Laat ${day} toch doorgaan`,
  until: "Pauzeer tot",
  pause: "Pauzeer",
  resume: "Ga verder",
  stop: "Stop",
  done: {
    skip: "Overgeslagen.",
    unskip: "Gaat toch door.",
    pause: "Gepauzeerd.",
    resume: "De vaste afspraak gaat verder.",
    stop: "De vaste afspraak is gestopt.",
  },
};

const usePlanTexts = defineTexts({ en, nl });

const planQuery = (number: string) =>
  queryOptions({
    queryKey: [...orderQuery(number).queryKey, "plan"],
    queryFn: ({ signal }) => callConsole("deskPlan", { params: { number }, signal }),
    retry: false,
  });

/** The order's plan and the desk's acts on it; renders nothing without a plan (PLAN-03). */
export function PlanPanel({ number }: { number: string }) {
  const texts = usePlanTexts();
  const { data } = useQuery(planQuery(number));
  if (!data?.plan) return null;
  return (
    <Panel title={texts.title}>
      <div className="panel-in order-plan">
        <Rhythm plan={data.plan} />
        {data.plan.next ? (
          <PlanActions number={number} plan={data.plan} today={data.today} />
        ) : null}
      </div>
    </Panel>
  );
}

function Rhythm({ plan }: { plan: Plan }) {
  const texts = usePlanTexts();
  const language = useLanguage();
  return (
    <p>
      <b>{texts.every(plan.every, plan.pickupFrom, plan.pickupTo)}</b>
      <br />
      {plan.pausedUntil ? `${texts.paused(formatLongDate(plan.pausedUntil, language))} ` : null}
      {plan.next ? texts.next(formatLongDate(plan.next, language)) : texts.stopped}
    </p>
  );
}

type PlanActionsProps = { number: string; plan: Plan; today: string };

function PlanActions({ number, plan, today }: PlanActionsProps) {
  const texts = usePlanTexts();
  const language = useLanguage();
  const [until, setUntil] = useState(addDays(today, 28));
  const { act, isRunning } = useAct({ refresh: [orderQuery(number).queryKey] });
  const press = (body: PlanChange): void =>
    void act({
      done: texts.done[body.do],
      run: () => callConsole("changePlanByDesk", { params: { number }, body }),
    });
  const { skips, pausedUntil } = plan;
  const skipped = plan.coming.find(({ may }) => may === "unskip")?.date;
  return (
    <Form onSubmit={() => press({ do: "pause", until })}>
      <TextField
        label={texts.until}
        type="date"
        required
        min={addDays(today, 1)}
        value={until}
        onChange={setUntil}
      />
      <span className="ask-do">
        <Button size="s" isSubmit disabled={isRunning}>
          {texts.pause}
        </Button>
        {pausedUntil ? (
          <Press label={texts.resume} onPress={() => press({ do: "resume" })} />
        ) : null}
        {skips ? (
          <Press
            label={texts.skip(formatLongDate(skips, language))}
            onPress={() => press({ do: "skip", date: skips })}
          />
        ) : null}
        {skipped ? (
          <Press
            label={texts.unskip(formatLongDate(skipped, language))}
            onPress={() => press({ do: "unskip", date: skipped })}
          />
        ) : null}
        <Press label={texts.stop} onPress={() => press({ do: "stop" })} />
      </span>
    </Form>
  );
}

const Press = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button size="s" onClick={onPress}>
    {label}
  </Button>
);
