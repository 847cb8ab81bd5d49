import type { ListedPlan } from "@waslijn/contract/customer/plans/plan-rhythm";
import { Icon } from "@waslijn/ui/drawings/drawing.tsx";
import { formatDate } from "../../../i18n/format-date.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { planWords } from "../../../parts/order-life/plan-words.ts";
import styles from "../my-orders.module.css";
import { useMyPlansTexts } from "./my-plans-texts.ts";

/** What comes back by itself, each with the way to where it is changed (PLAN-03). */
export default function MyPlans({ plans }: { plans: readonly ListedPlan[] }) {
  const texts = useMyPlansTexts();
  const language = useLanguage();
  return (
    <section className={styles.past} aria-labelledby="my-plans">
      <h2 id="my-plans">{texts.heading}</h2>
      <ul>
        {plans.map(({ link, next, pausedUntil, ...rhythm }) => (
          <li key={link}>
            <a href={`${link}?do=plan`}>
              <span>
                <strong>{planWords(rhythm, language)}</strong>
                <span>
                  {pausedUntil ? texts.paused(formatDate(pausedUntil, language)) : null}{" "}
                  {texts.next(formatDate(next, language))}
                </span>
              </span>
              <span className={styles.end}>{texts.change}</span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
