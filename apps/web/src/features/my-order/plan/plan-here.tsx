import type { PlanView } from "@waslijn/contract/customer/plans/plans";
import { TextButton } from "@waslijn/ui/button/button.tsx";
import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { formatDate } from "../../../i18n/format-date.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { planWords } from "../../../parts/plan/plan-words.ts";
import { goToPlan } from "./plan-doing.ts";
import { PlanForm } from "./plan-form.tsx";
import styles from "./plan.module.css";
import { usePlanTexts } from "./plan-texts.ts";
import type { PlanState } from "./use-plan.ts";

type Props = { view: PlanView; plan: PlanState };

/** The plan as it is, with the way to each change; or the form for a first one. */
export function PlanHere({ view, plan }: Props) {
  const texts = usePlanTexts();
  const known = view.plan;
  return (
    <>
      {plan.status === "done" ? <Notice status="success">{texts.done}</Notice> : null}
      {known ? <Known {...known} plan={plan} /> : <p>{texts.lede}</p>}
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
}: NonNullable<PlanView["plan"]> & Pick<Props, "plan">) {
  const texts = usePlanTexts();
  const language = useLanguage();
  if (!next) return <p>{texts.stopped}</p>;
  return (
    <>
      <p>
        <strong>{planWords(rhythm, language)}.</strong>{" "}
        {pausedUntil ? `${texts.paused(formatDate(pausedUntil, language))} ` : null}
        {texts.next(formatDate(next, language))}
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
        {turns.map(({ date, outcome, order }) => (
          <li key={date}>
            <span>{formatDate(order?.pickup.date ?? date, language)}</span>
            <span className="quiet">{texts.outcomes[outcome]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
