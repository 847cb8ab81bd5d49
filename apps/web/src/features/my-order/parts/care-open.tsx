import type { OrderCare } from "@waslijn/contract/customer/care";
import { REPORT_HOURS } from "@waslijn/contract/shared/care";
import { Button, TextButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useState, useEffect, useEffectEvent } from "react";
import { useLanguage } from "../../../i18n/language-context.ts";
import { focusOnArrival } from "../../../lib/focus-on-arrival.ts";
import { shortMoment } from "../../../parts/order-life/life-steps.ts";
import { useOrderPartsTexts, callCare } from "./call-care.ts";
import styles from "./care.module.css";
import { ComplaintCard } from "./complaint-card.tsx";
import { ReportForm } from "./report-form.tsx";

/** Polling interval while a complaint awaits our answer. */
const ASK_MS = 30_000;

type Care = {
  care: OrderCare | undefined;
  isLost: boolean;
  take: (care: OrderCare) => void;
  refresh: () => Promise<void>;
};

/** The order's complaints and their status; polled while the page is visible. */
function useCare(token: string, version: number): Care {
  const [care, setCare] = useState<OrderCare>();
  const [isLost, setLost] = useState(false);
  const onAnswer = (now: OrderCare): void => {
    setCare(now);
    setLost(false);
  };
  const refresh = (): Promise<void> =>
    callCare("orderCare", { params: { token } }).then(onAnswer, () => setLost(true));
  const ask = useEffectEvent(() => {
    if (token) void refresh();
  });
  useEffect(() => ask(), [token, version]);

  const isAwaited = care?.complaints.some(({ state }) => state !== "done") ?? false;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const look = (): void => {
      if (document.visibilityState === "visible") ask();
    };
    const asking = setInterval(look, ASK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(asking);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isAwaited]);
  return { care, isLost, take: setCare, refresh };
}

type Props = { token: string; version: number };

const HOUR_MS = 3_600_000;

/** Complaints with their status, and the button to report one. */
export default function CareOpen({ token, version }: Props) {
  const texts = useOrderPartsTexts().care;
  const [isReporting, setReporting] = useState<boolean>();
  const [isSent, setSent] = useState(false);
  const { care, isLost, take, refresh } = useCare(token, version);
  if (!care) {
    return isLost ? (
      <Notice status="error">
        {texts.lost} <TextButton onClick={() => void refresh()}>{texts.retry}</TextButton>
      </Notice>
    ) : null;
  }
  const { until, complaints } = care;
  return (
    <>
      {complaints.map((complaint, at) => (
        <ComplaintCard
          key={complaint.id}
          token={token}
          complaint={complaint}
          takesFocus={isSent && at === complaints.length - 1}
          onDone={take}
        />
      ))}
      {until ? <TimeLeft until={until} /> : null}
      {until && isReporting ? (
        <ReportForm
          token={token}
          care={care}
          onDone={(now) => {
            take(now);
            setSent(true);
            setReporting(undefined);
          }}
          onStop={() => setReporting(false)}
        />
      ) : null}
      {until && !isReporting ? (
        <Button
          kind="line"
          className={styles.start}
          ref={isReporting === false ? focusOnArrival : undefined}
          onClick={() => setReporting(true)}
        >
          {complaints.length > 0 ? texts.another : texts.open}
        </Button>
      ) : null}
    </>
  );
}

/** Time left of the 48 hours. */
function TimeLeft({ until }: { until: NonNullable<OrderCare["until"]> }) {
  const texts = useOrderPartsTexts().care;
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const hours = Math.max(1, Math.floor((Date.parse(until) - now) / HOUR_MS));
  return (
    <div className={styles.left}>
      <meter
        aria-label={texts.left(hours)}
        value={Math.max(0, REPORT_HOURS - hours)}
        max={REPORT_HOURS}
      />
      <p>
        <b>{texts.left(hours)}</b>, {texts.until(shortMoment(until, language))}
      </p>
    </div>
  );
}
