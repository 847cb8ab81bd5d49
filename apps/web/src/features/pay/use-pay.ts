import type { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { OrderBill } from "@waslijn/contract/customer/my-order";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { useEffect, useEffectEvent, useState } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { loadAfterStart } from "../../lib/load-after-start.ts";
import { usePageData } from "../../lib/page-data.ts";
import { keepBillAtHand } from "../../parts/order-links/bill-at-hand.ts";

/** Most banks report a result within seconds; a bank transfer takes days. */
const SOON_MS = 3000;
const SOON_TIMES = 40;
const LATER_MS = 30_000;

/** Delay before the next poll, by the number of polls so far: short at first, then long. */
export const pauseAfter = (asked: number): number => (asked < SOON_TIMES ? SOON_MS : LATER_MS);

/** Polls while the page is visible. Returns the function that stops it. */
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

/** State of a bill on this page; exactly one applies. */
export type PaySituation =
  /** Can be paid here. */
  | "due"
  /** Due, but no payment provider is configured. */
  | "due-elsewhere"
  /** A payment is in progress at the bank. */
  | "pending"
  | "paid"
  | "partly-refunded"
  | "refunded"
  /** More was paid than was due. */
  | "overpaid"
  /** Written off, and no payment provider is configured: no payment is expected. */
  | "written-off"
  /** Nothing was ever due, or no longer. */
  | "free";

export function situationOf({ bill, isPending, methods }: PayView): PaySituation {
  if (isPending) return "pending";
  if (bill.open > 0 && methods.length > 0) return "due";
  if (bill.open > 0) return bill.state === "written-off" ? "written-off" : "due-elsewhere";
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

/** Why the customer has to pay again or only a part, or need not pay. */
type PayReason = "overdue" | "charged-back" | "written-off" | "rest" | undefined;

export function reasonOf({ bill }: PayView): PayReason {
  const { state } = bill;
  if (state === "overdue" || state === "charged-back" || state === "written-off") return state;
  return keptOf(bill) > 0 ? "rest" : undefined;
}

/** Amount paid and not refunded. */
export const keptOf = ({ paid, refunded }: OrderBill): number => Math.max(0, paid - refunded);

/** Amount paid in excess. */
export const tooMuch = ({ bill: { paid, refunded, total } }: PayView): number =>
  Math.max(0, paid - refunded - total);

/** Loads after hydration: the page can be read without it. */
const calls = loadAfterStart(() => import("./pay-calls.ts"));

/** Notice about an unpaid bill or a failed payment. */
export type PayNews = "changed" | "unpaid" | "down" | "often" | "failed" | undefined;

type Known =
  | { status: "loading" }
  | { status: "lost" }
  /** The link is invalid or no longer valid. */
  | { status: "gone" }
  | { status: "here"; view: PayView; news: PayNews };

export type Pay = {
  known: Known;
  /** `waiting`: no response yet; it is retried. */
  paying: "no" | "busy" | "waiting";
  pay: (method: PayMethod) => void;
  refresh: () => Promise<void>;
};

const LINK_INVALID: ProblemType = "pay_link_invalid";

/** The bill, first from server-rendered page data, then kept up to date. */
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
      const { number, bill } = shown;
      keepBillAtHand({ code, number, cents: bill.open, method, payBy: bill.payBy });
      // Stays busy until the browser has left for the bank's page.
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
  // Fetch what the server did not render: on a static host once the code is known, and after a change of language,
  // since bill lines are translated.
  useEffect(() => load(language), [code, language]);

  const isPending = known.status === "here" && situationOf(known.view) === "pending";
  const ask = useEffectEvent(refresh);
  useEffect(() => (isPending ? followPayment(() => ask()) : undefined), [isPending]);

  // Restored from the back/forward cache after Back from the bank: the bill may have changed.
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

/** A payment that is no longer pending while the same amount is still due has failed. */
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
