import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { formatWeekday } from "@waslijn/contract/shared/formats/weekdays";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { Dialog } from "../../../ui/dialog.tsx";
import { unbroken } from "../../../ui/unbroken.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import { goToPlan, type PlanDoing } from "./plan-doing.ts";
import { becameOf, skippable } from "./plan-turns.ts";
import styles from "./plan.module.css";
import { usePlanTexts, usePlan, type PlanState } from "./use-plan.ts";
import type { PlanView, PlanBody, Plan } from "@waslijn/contract/customer/plans";
import { TextButton, Button } from "../../../ui/button.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { planWords } from "../../../parts/plan/plans.ts";
import { addHours, addDays } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import { firstTurn, PLAN_WEEKS, MOST_PAUSE_DAYS } from "@waslijn/contract/shared/plans";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { useState, type FormEvent, type ReactNode } from "react";
import { TextField } from "../../../ui/fields/text-field.tsx";

type Props = {
  token: string;
  view: OrderView;
  doing: PlanDoing;
  onStop: () => void;
  refresh: () => Promise<void>;
};

/** Dialog with a plan and its changes, one button per change (PLAN-01). */
export default function PlanDialog({ token, view: { number }, doing, onStop, refresh }: Props) {
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
        <Body doing={doing} plan={plan} number={number} />
      </div>
    </Dialog>
  );
}

type BodyProps = { doing: PlanDoing; plan: PlanState; number: string };

function Body({ doing, plan, number }: BodyProps) {
  const texts = usePlanTexts();
  const { view, status } = plan;
  if (!view) return status === "loading" ? <p role="status">{texts.loading}</p> : null;
  if (doing === "plan" || status === "done") return <PlanHere view={view} plan={plan} />;
  if (!view.plan) return <p>{texts.none}</p>;
  const props = { plan, known: view.plan, today: view.today };
  if (doing === "plan-skip") return <AskSkip {...props} number={number} />;
  return doing === "plan-pause" ? <AskPause {...props} /> : <AskStop {...props} />;
}

type PlanHereProps = { view: PlanView; plan: PlanState };

/** The current plan with links to each change, or the form for a first plan. */
function PlanHere({ view, plan }: PlanHereProps) {
  const texts = usePlanTexts();
  const known = view.plan;
  return (
    <>
      {plan.status === "done" ? <Notice status="success">{texts.done}</Notice> : null}
      {known ? <Known {...known} plan={plan} /> : <p>{unbroken(texts.lede)}</p>}
      <PlanForm key={`${known?.next} ${known?.pickupFrom}`} view={view} plan={plan} />
      {known && known.turns.length > 1 ? <Turns turns={known.turns} /> : null}
    </>
  );
}

function Known({
  next,
  pausedUntil,
  plan,
  ...rhythm
}: NonNullable<PlanView["plan"]> & Pick<PlanHereProps, "plan">) {
  const texts = usePlanTexts();
  const language = useLanguage();
  if (!next) return <p>{texts.stopped}</p>;
  return (
    <>
      <p>
        <strong>{planWords(rhythm, language)}.</strong>{" "}
        {pausedUntil ? `${texts.paused(formatWholeDate(pausedUntil, language))} ` : null}
        {texts.next(formatWholeDate(next, language))}
      </p>
      <p className={styles.ways}>
        <TextButton onClick={() => goToPlan("plan-skip")}>{texts.skip}</TextButton>
        {pausedUntil ? (
          <TextButton onClick={() => void plan.change({ do: "resume" })}>{texts.resume}</TextButton>
        ) : (
          <TextButton onClick={() => goToPlan("plan-pause")}>{texts.pause}</TextButton>
        )}
        <TextButton onClick={() => goToPlan("plan-stop")}>{texts.stop}</TextButton>
      </p>
    </>
  );
}

function Turns({ turns }: Pick<NonNullable<PlanView["plan"]>, "turns">) {
  const texts = usePlanTexts();
  const language = useLanguage();
  return (
    <section aria-labelledby="plan-turns">
      <h3 id="plan-turns">{texts.turns}</h3>
      <ul className={styles.turns}>
        {turns.map((turn) => (
          <li key={turn.date}>
            <span>{formatWholeDate(turn.order?.pickup.date ?? turn.date, language)}</span>
            <span className="quiet">{texts.outcomes[becameOf(turn)]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlanFormProps = { view: PlanView; plan: PlanState };

/** Interval, weekday and window; shows the date of the first turn before submitting. */
function PlanForm({ view, plan }: PlanFormProps) {
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
          <p role="status">{texts.first(formatWholeDate(firstTurn(wanted, view), language))}</p>
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

type AskProps = { plan: PlanState; known: Plan; today: string };

function AskSkip({ plan, known, number }: AskProps & { number: string }) {
  const { ask, confirm } = usePlanTexts();
  const language = useLanguage();
  const { skips } = known;
  const { day: date, late } = skippable(known, number);
  if (!skips || !date) return <p>{ask.skipNone}</p>;
  const day = formatWholeDate(date, language);
  return (
    <>
      {late ? <Notice status="info">{ask.tooLate(formatWholeDate(late, language))}</Notice> : null}
      <p>{ask.skip(day)}</p>
      <Press plan={plan} onPress={() => plan.change({ do: "skip", date: skips })}>
        {confirm.skip(day)}
      </Press>
    </>
  );
}

function AskPause({ plan, today }: AskProps) {
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

function AskStop({ plan }: AskProps) {
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
