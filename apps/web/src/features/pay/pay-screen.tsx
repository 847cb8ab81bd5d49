import type { PayView } from "@waslijn/contract/customer/pay-link";
import { classes } from "@waslijn/ui/classes.ts";
import { Notice } from "@waslijn/ui/notice/notice.tsx";
import { useState } from "react";
import { Head } from "../../parts/navigation/head.tsx";
import { PayEnded } from "./pay-ended.tsx";
import { PayForm } from "./pay-form.tsx";
import { PayPaper } from "./pay-paper.tsx";
import { situationOf } from "./pay-situation.ts";
import { usePayTexts } from "./pay-texts.ts";
import styles from "./pay-screen.module.css";
import type { Pay, PayNews } from "./use-pay.ts";

type Props = { view: PayView; news: PayNews; pay: Pay };

/** A bill, and what there is to do about it. */
export function PayScreen({ view, news, pay }: Props) {
  const texts = usePayTexts();
  const situation = situationOf(view);
  const [first] = useState(situation);
  /** Whoever does not wait for the bank may pay once more. */
  const [isAgain, setAgain] = useState(false);
  const isForm = situation === "due" || (situation === "pending" && isAgain);
  return (
    <div className={classes("wrap", styles.hung)}>
      <Head title={texts.title(view.number)} />
      <section className={styles.main}>
        {/* Always there, so that it is read aloud when it fills. */}
        <div role="status" className={styles.news}>
          {news ? (
            <Notice status={news === "changed" ? "info" : "error"} still>
              {texts.news[news]}
            </Notice>
          ) : null}
          {situation !== first && situation !== "due" ? (
            <span className="hide">{texts.ends[situation].heading}</span>
          ) : null}
        </div>
        <p className={styles.eyebrow}>
          {texts.order} <b>{view.number}</b>
        </p>
        {isForm ? (
          <PayForm view={view} pay={pay} />
        ) : (
          <PayEnded view={view} situation={situation} onAgain={() => setAgain(true)} />
        )}
      </section>
      <PayPaper view={view} />
    </div>
  );
}
