import type { OrderView } from "@waslijn/contract/customer/my-order";
import { Peg } from "../../../ui/drawing.tsx";
import { PhoneLink } from "../../../parts/chrome/phone-link.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { shortMoment } from "../../../parts/order-life/life-steps.ts";
import styles from "../order-screen.module.css";
import { useCents } from "../doing.ts";
import { useOrderPartsTexts } from "./call-care.ts";
import { termsOf, type Term } from "../terms.ts";

/** The change rule as a time line: free, then a fee, then by phone (LIFE-11). */
export function ChangeTerms({ view }: { view: OrderView }) {
  const { terms: texts } = useOrderPartsTexts().windows;
  const found = termsOf(view);
  if (!found) return null;
  return (
    <section className={styles.block} aria-labelledby="order-terms">
      <h2 id="order-terms">{found.about === "pickup" ? texts.heading : texts.deliveryHeading}</h2>
      <ol className={styles.terms}>
        {found.terms.map((term, index) => (
          <li
            key={term.kind}
            className={term.isNow ? styles.isNow : undefined}
            aria-current={term.isNow ? "true" : undefined}
          >
            {index > 0 ? <Peg /> : null}
            <TermWords term={term} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TermWords({ term }: { term: Term }) {
  const { terms } = useOrderPartsTexts().windows;
  const language = useLanguage();
  const cents = useCents();
  if (term.kind === "call") {
    return (
      <>
        <b>{terms.call}</b>
        {terms.after} <PhoneLink />
      </>
    );
  }
  const free = term.isNow ? terms.freeNow : terms.free;
  return (
    <>
      <b>{term.kind === "free" ? free : cents(term.cents)}</b>
      {terms.until(breakable(shortMoment(term.until, language)))}
    </>
  );
}

/** A third of a phone's width does not fit `until Tue 17 Nov`: allow a break after the weekday. */
const breakable = (moment: string): string => moment.replace("\u00a0", " ");
