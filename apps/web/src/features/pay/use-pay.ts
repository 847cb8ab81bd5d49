import type { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { useEffect, useEffectEvent, useState } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { loadAfterStart } from "../../lib/load-after-start.ts";
import { usePageData } from "../../lib/page-data.ts";
import { keepBillAtHand } from "../../parts/order-links/bill-at-hand.ts";

/** Most banks say within seconds how a payment ended; a bank transfer takes days. */
const SOON_MS = 3000;
const SOON_TIMES = 40;
const LATER_MS = 30_000;

/** How long to wait before asking again, told how often it was asked: often at first, then now and then. */
export const pauseAfter = (asked: number): number => (asked < SOON_TIMES ? SOON_MS : LATER_MS);

/** Asks again and again while somebody looks at the page, until it is told to stop. */
export function followPayment(ask: () => Promise<void>): () => void {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = (): void => {
    timer = setTimeout(() => void next(), pauseAfter(asked));
  };
  const next = async (): Promise<void> => {
    if (document.visibilityState === "visible") {
      asked += 1;
      await ask();
    }
    if (!isOver) wait();
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** What there is to do about a bill: exactly one of these. */
export type PaySituation =
  /** It can be paid here. */
  | "due"
  /** It is to be paid, and no payment service is set. */
  | "due-elsewhere"
  /** A payment is under way at the bank. */
  | "pending"
  | "paid"
  | "partly-refunded"
  | "refunded"
  /** More came in than was asked. */
  | "overpaid"
  /** Nobody asks for it any more. */
  | "written-off"
  /** It never cost anything, or does not any more. */
  | "free";

export function situationOf({ bill, isPending, methods }: PayView): PaySituation {
  if (bill.state === "written-off") return "written-off";
  if (isPending) return "pending";
  if (bill.open > 0) return methods.length > 0 ? "due" : "due-elsewhere";
  if (bill.paid === 0) return "free";
  switch (bill.state) {
    case "partly-refunded":
    case "refunded":
    case "overpaid":
      return bill.state;
    default:
      return "paid";
  }
}

/** Why it is asked again, or only in part. */
type PayReason = "overdue" | "charged-back" | "rest" | undefined;

export function reasonOf({ bill: { state, paid } }: PayView): PayReason {
  if (state === "overdue" || state === "charged-back") return state;
  return paid > 0 ? "rest" : undefined;
}

/** What came in over what was asked. */
export const tooMuch = ({ bill: { paid, refunded, total } }: PayView): number =>
  Math.max(0, paid - refunded - total);

/** The page is read first: what makes the calls comes meanwhile. */
const calls = loadAfterStart(() => import("./pay-calls.ts"));

/** What became of a payment or of the bill, as far as it is not paid. */
export type PayNews = "changed" | "unpaid" | "down" | "often" | "failed" | undefined;

type Known =
  | { status: "loading" }
  | { status: "lost" }
  /** The link leads to no bill, or no longer. */
  | { status: "gone" }
  | { status: "here"; view: PayView; news: PayNews };

export type Pay = {
  known: Known;
  /** `waiting`: no answer came, and it is being asked again. */
  paying: "no" | "busy" | "waiting";
  pay: (method: PayMethod) => void;
  refresh: () => Promise<void>;
};

const LINK_INVALID: ProblemType = "pay_link_invalid";

/** A bill as it is: first as the server drew it, then as it becomes. */
export function usePay(code: string): Pay {
  const { pay: drawn } = usePageData();
  const language = useLanguage();
  const [known, setKnown] = useState(() => knownFrom(drawn));
  const [paying, setPaying] = useState<Pay["paying"]>("no");
  calls.useLoaded();

  const refresh = (): Promise<void> =>
    calls
      .get()
      .then(({ readBill }) => readBill(code))
      .then(
        (view) => setKnown((before) => renewed(before, view)),
        (failure: unknown) => setKnown((before) => afterFailure(before, failure)),
      );

  const press = async (method: PayMethod): Promise<void> => {
    if (known.status !== "here" || paying !== "no") return;
    const { view: shown } = known;
    setPaying("busy");
    setKnown({ ...known, news: undefined });
    const end = await calls
      .get()
      .then(({ pay }) => pay(code, shown, method, () => setPaying("waiting")))
      .catch(() => ({ kind: "failed" }) as const);
    if (end.kind === "to-bank") {
      keepBillAtHand({ code });
      // Busy until the bank's page is there.
      location.assign(end.checkout);
      return;
    }
    setPaying("no");
    if (end.kind === "gone") setKnown({ status: "gone" });
    else if (end.kind === "changed") setKnown({ status: "here", view: end.view, news: "changed" });
    else setKnown({ status: "here", view: shown, news: end.kind });
  };

  const load = useEffectEvent((inLanguage: string) => {
    const isDrawn = known.status !== "loading" && inLanguage === drawnIn;
    if (code && !isDrawn) void refresh();
  });
  const [drawnIn] = useState(language);
  // What the server did not draw is asked for once the code is known; lines of a bill have their language.
  useEffect(() => load(language), [code, language]);

  const isPending = known.status === "here" && situationOf(known.view) === "pending";
  const ask = useEffectEvent(refresh);
  useEffect(() => (isPending ? followPayment(() => ask()) : undefined), [isPending]);

  // Back from the bank by the browser's own button: the page is as it was left, the bill may not be.
  useEffect(() => {
    const onShown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      setPaying("no");
      void ask();
    };
    addEventListener("pageshow", onShown);
    return () => removeEventListener("pageshow", onShown);
  }, []);

  return { known, paying, pay: (method) => void press(method), refresh };
}

function knownFrom(drawn: PayView | null | undefined): Known {
  if (drawn === undefined) return { status: "loading" };
  return drawn ? { status: "here", view: drawn, news: undefined } : { status: "gone" };
}

/** A payment that was under way and is no longer, with all still due, did not go through. */
export function renewed(before: Known, view: PayView): Known {
  if (before.status !== "here") return { status: "here", view, news: undefined };
  const failed =
    before.view.isPending && !view.isPending && view.bill.open >= before.view.bill.open;
  const isDue = view.bill.open > 0;
  return { status: "here", view, news: isDue ? (failed ? "unpaid" : before.news) : undefined };
}

function afterFailure(before: Known, failure: unknown): Known {
  const isGone = (failure as Partial<ApiFailure> | undefined)?.problem?.type === LINK_INVALID;
  if (isGone) return { status: "gone" };
  return before.status === "here" ? before : { status: "lost" };
}
