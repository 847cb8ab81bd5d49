import { formatWholeDate } from "@waslijn/contract/shared/formats/dates";
import { type ActProps, Refused, useSending } from "./sending.tsx";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { lazyFile } from "../../../lib/lazy-part.tsx";
import { useVisit } from "../../../parts/navigation/visit.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import type { Doing, News } from "../doing.ts";
import { parsePlanDoing } from "./plan-doing.ts";
import { useFocusBack } from "./use-focus-back.ts";
import { unbroken } from "../../../ui/unbroken.tsx";
import { withdrawalWords } from "@waslijn/contract/shared/brands/withdrawal-words";
import { Button, TextButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { callByLink, followOrder } from "../../../api/call-by-link.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { useActsTexts } from "../acts-texts.ts";
import styles from "./cancel-dialog.module.css";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { nextLimit } from "../terms.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useBillTexts } from "../../../parts/bill/bill-texts.ts";
import { useMoney } from "../../../parts/bill/use-money.ts";

/** Polling interval while there is no live connection (MINE-03). */
const ASK_MS = 30_000;
const A_MOMENT_MS = 1500;
/** Largest setTimeout delay; a larger one overflows and fires at once. */
const LONGEST_MS = 2 ** 31 - 1;

type FollowProps = {
  token: string;
  view: OrderView;
  onAsk: () => void;
  /** Called when the live connection opens or closes. */
  onLive: (isLive: boolean, isLost?: boolean) => void;
};

/** Live updates while the page is visible; renders nothing. */
function Follow({ token, view, onAsk, onLive }: FollowProps) {
  const [isLive, setLive] = useState(false);
  const isReachable = useIsReachable();
  const ask = useEffectEvent(onAsk);
  const onNews = useEffectEvent((version: number, next: string, expected: string) => {
    const between = view.expected?.between;
    const shown = between ? `${between.from}-${between.to}` : "";
    const isSame = next === (view.next?.around ?? "") && expected === shown;
    if (version > view.version || !isSame) onAsk();
  });
  const onConnected = useEffectEvent((connected: boolean, isLost = false) => {
    setLive(connected);
    onLive(connected, isLost);
  });

  useEffect(() => {
    if (!isReachable) return undefined;
    const stop = followOrder(token, {
      onNews: (...news) => onNews(...news),
      onConnected: (connected) => onConnected(connected, !connected),
    });
    return () => {
      stop();
      onConnected(false, !navigator.onLine);
    };
  }, [token, isReachable]);

  useEffect(() => {
    if (!isReachable || isLive) return undefined;
    const asking = setInterval(() => ask(), ASK_MS);
    return () => clearInterval(asking);
  }, [isReachable, isLive]);

  // The allowed actions also change with time alone, so refetch at the next limit.
  useEffect(() => {
    const at = nextLimit(view, Date.now());
    if (at === undefined) return undefined;
    const timer = setTimeout(() => ask(), Math.min(at - Date.now() + A_MOMENT_MS, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [view]);

  return null;
}

/** False for a page in the background, which needs no connection, and for a device that is offline. */
function useIsReachable(): boolean {
  const [isReachable, setReachable] = useState(true);
  useEffect(() => {
    const look = (): void =>
      setReachable(document.visibilityState === "visible" && navigator.onLine);
    const events = ["visibilitychange", "online", "offline"];
    for (const event of events) addEventListener(event, look);
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  return isReachable;
}

const PlanDialog = lazyFile(() => import("./plan-dialog.tsx"));

type Props = ActProps & {
  doing: Doing | undefined;
  news: News;
  onLive: (isLive: boolean, isLost?: boolean) => void;
  onWithdraw: () => void;
};

/** Live updates, and the dialogs that confirm ending the order. */
export function Beside({ doing, news, onLive, onWithdraw, ...act }: Props) {
  const { token, view, refresh } = act;
  const planDoing = parsePlanDoing(useVisit().query);
  useFocusBack(
    planDoing ?? doing ?? (view.hides === "until-code" ? "code" : undefined),
    // Changes to the whole page are announced at its top; edited details are visible where they were edited.
    news?.by === "me" && news.action !== "details",
  );
  const asks = (action: "cancel" | "withdraw"): boolean =>
    doing === action && view.allowed[action].may !== "no";
  return (
    <>
      <Follow token={token} view={view} onAsk={() => void refresh()} onLive={onLive} />
      <CancelDialog {...act} open={asks("cancel")} onWithdraw={onWithdraw} />
      <WithdrawDialog {...act} open={asks("withdraw")} />
      {planDoing && view.hides === null ? (
        <Suspense>
          <PlanDialog key={planDoing} {...act} doing={planDoing} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Second step of a withdrawal: shows the order, the customer's name and the consequences (MINE-14). */
function WithdrawDialog({ open, ...props }: ActProps & { open: boolean }) {
  const { withdrawal, cancel } = useActsTexts();
  return (
    <Dialog open={open} onClose={props.onStop} title={withdrawal.title} closeLabel={cancel.close}>
      <Question {...props} />
    </Dialog>
  );
}

function Question(props: ActProps) {
  const { token, view, refusal, onStop } = props;
  const { withdrawal, cancel } = useActsTexts();
  const language = useLanguage();
  const sending = useSending(props);
  const { number, placedAt, contact, state, version } = view;
  const confirm = () =>
    sending.send((key) =>
      callByLink("withdrawOrder", { params: { token }, body: { version }, key }),
    );
  return (
    <div className={styles.question}>
      <p>
        {unbroken(
          withdrawal.what(number, formatWholeDate(placedAt.slice(0, 10), language), contact.name),
        )}
      </p>
      <p>
        {state === "placed" ? withdrawal.before.follows : withdrawal.after.follows}{" "}
        {unbroken(withdrawal.mail)}
      </p>
      {view.plan?.next ? <p>{withdrawal.plan}</p> : null}
      <Refused refusal={refusal} status={sending.status} />
      <div className={styles.do}>
        <Button
          busy={sending.status !== "idle"}
          busyLabel={withdrawal.busy}
          onClick={() => void confirm()}
        >
          {withdrawalWords[language].confirm}
        </Button>
        <TextButton onClick={onStop}>{cancel.keep}</TextButton>
      </div>
    </div>
  );
}

/** Notice about the last change or the last failure. */
export function NewsBanner({ news, onClose }: { news: NonNullable<News>; onClose: () => void }) {
  const texts = useActsTexts();
  const bill = useBillTexts();
  const money = useMoney();
  const closing = { still: true, onClose, closeLabel: texts.close };
  if (news.by === "nobody") {
    return (
      <Notice status="error" {...closing}>
        {texts.refusals[news.refusal]}
      </Notice>
    );
  }
  const { title, text } = news.by === "me" ? texts.done[news.action] : texts.news[news.event.kind];
  const moved = news.by === "others" ? news.event.money : undefined;
  return (
    <Notice status="success" {...closing}>
      <b>{moved ? `${bill.moved[moved.news](money(moved.cents))}.` : title}</b> {unbroken(text)}
    </Notice>
  );
}
