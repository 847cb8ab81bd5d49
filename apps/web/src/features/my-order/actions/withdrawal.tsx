import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { brand } from "@waslijn/contract/shared/brand";
import { withdrawalWords } from "@waslijn/contract/shared/brands/withdrawal-words";
import { TextButton } from "../../../ui/button.tsx";
import { useLanguage } from "../../../i18n/language-context.ts";
import { shortMoment } from "../../../parts/order-life/life-steps.ts";
import { useActsTexts } from "../acts-texts.ts";
import styles from "../order-screen.module.css";
import { Suspense, type ComponentType, type ReactNode } from "react";
import { lazyFile } from "../../../lib/lazy-part.tsx";
import type { ActProps } from "./sending.tsx";
import type { Doing } from "../doing.ts";

const CodeForm = lazyFile(() => import("./code-form.tsx"));

/** Replaces the driver notes: the code form while data is hidden, or the edit form while it is open. */
export function inPlace(
  act: ActProps,
  doing: Doing | undefined,
  DetailsForm: ComponentType<ActProps> | undefined,
): ReactNode {
  const { allowed, hides } = act.view;
  if (hides === "until-code") {
    return (
      <Suspense>
        <CodeForm {...act} />
      </Suspense>
    );
  }
  const isEdited = doing === "details" && allowed.details.may !== "no";
  return isEdited && DetailsForm ? <DetailsForm {...act} /> : undefined;
}

type Props = { view: OrderView; onStart: () => void };

/** The right of withdrawal while it lasts, or the note that it was used (MINE-14). */
export function Withdrawal({ view, onStart }: Props) {
  const { withdrawal } = useActsTexts();
  const language = useLanguage();
  const { allowed, limits, state, withdrawnAt } = view;
  if (!withdrawnAt && allowed.withdraw.may === "no") return null;
  const isBefore = state === "placed" || state === "cancelled";
  const own = language === "nl" ? brand.withdrawalNl : brand.withdrawalEn;
  const words = isBefore ? withdrawal.before : withdrawal.after;
  return (
    <section className={styles.block} aria-labelledby="order-withdrawal">
      <h2 id="order-withdrawal">{withdrawal.heading}</h2>
      {withdrawnAt ? (
        <p className={styles.small}>
          {withdrawal.done(shortMoment(withdrawnAt, language))} {words.done}
        </p>
      ) : (
        <>
          <p className={styles.small}>
            {withdrawal.until(formatWholeDate(limits.withdrawUntil, language))} {words.may}
          </p>
          {own && <p className={styles.small}>{own}</p>}
          <TextButton className={styles.quiet} onClick={onStart}>
            {withdrawalWords[language].button}
          </TextButton>
        </>
      )}
    </section>
  );
}
