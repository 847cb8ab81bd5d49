import type { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { PayView } from "@waslijn/contract/customer/bills";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { useEffect, useEffectEvent, useState } from "react";
import { useLanguage } from "../../i18n/language-context.ts";
import { loadAfterStart } from "../../lib/load-after-start.ts";
import { usePageData } from "../../lib/page-data-context.ts";
import { keepBillAtHand } from "../../parts/pay-again/bill-at-hand.ts";
import { followPayment } from "./follow-payment.ts";
import { situationOf } from "./pay-situation.ts";

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
