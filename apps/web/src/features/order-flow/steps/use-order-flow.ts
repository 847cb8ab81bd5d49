import { createContext, use, useEffect, useSyncExternalStore } from "react";
import { session as visitor, session, useSession } from "../../../api/session.ts";
import { useLanguage } from "../../../i18n/language-context.ts";
import { navigate } from "../../../parts/navigation/navigate.ts";
import { readVisit, useHref, useVisit } from "../../../parts/navigation/visit.ts";
import { today } from "../draft/draft-store.ts";
import {
  backPage,
  hasOtherAddress,
  nextPage,
  pageFor,
  type Situation,
} from "../draft/flow-rules.ts";
import { goToPage, pendingAtLoad, pendingIsTakenUp, type OrderFlow } from "../draft/order-flow.ts";
import { dropAddress, type OrderDraft, dropWindow } from "../draft/order-draft.ts";
import { ORDER_PAGES, parseOrderPage, type OrderPage } from "../../../parts/navigation/page-key.ts";
import { placement, type Placement, placeOrder, type Refusal } from "../place-order.ts";
import { ordererOf, toOrderBody } from "../draft/to-order-body.ts";
import { notifyFailure } from "../../../parts/notification/notify.ts";
import type { PendingOrder } from "../draft/pending-order.ts";
import { placedOrder, toPlacedOrder } from "../placed-order.ts";

/** The page that a refusal leads to, and its change to the draft. */
type Remedy = { page: OrderPage; change: (draft: OrderDraft, refusal: Refusal) => OrderDraft };

const chooseAgain: Remedy = {
  page: "select-dates",
  change: (draft, { window = "pickup" }) => dropWindow(draft, window, today()),
};
const askPassword: Remedy = {
  page: "email-input",
  change: (draft) => ({ ...draft, plainPassword: "", returnTo: "confirm-order" }),
};

const REMEDIES: Partial<Record<Refusal["type"], Remedy>> = {
  slot_taken: chooseAgain,
  slot_not_offered: chooseAgain,
  password_required: askPassword,
  common_password: askPassword,
};

/** Sends the order and handles the response. */
async function settleOrder(flow: OrderFlow, pending: PendingOrder): Promise<void> {
  const outcome = await placeOrder(flow.kind, pending);
  if (!outcome) return;
  if ("refusal" in outcome) {
    takeRefusal(flow, outcome.refusal);
    return;
  }
  placedOrder.set(toPlacedOrder(outcome.placed, pending));
  goToPage("order-placed", { replace: true });
  flow.drafts.reset();
  // A guest session is for one order only (FLOW-44).
  if (session.read().type === "guest") session.end();
}

function takeRefusal({ drafts }: OrderFlow, refusal: Refusal): void {
  // After a reload a missing password is expected; the screen asks for it itself.
  if (refusal.type !== "password_required") notifyFailure("order", refusal.failure);
  const remedy = REMEDIES[refusal.type];
  if (!remedy) return;
  drafts.change((draft) => remedy.change(draft, refusal));
  goToPage(remedy.page, { replace: true });
}

/** A flow at a page, with the actions of its screens. */
export type OpenFlow = {
  flow: OrderFlow;
  page: OrderPage;
  now: Situation;
  placement: Placement;
  change: (change: (draft: OrderDraft) => OrderDraft) => void;
  isDone: boolean;
  goOn: () => void;
  goBack: () => void;
  place: () => void;
};

export const FlowContext = createContext<OpenFlow | undefined>(undefined);

export function useFlow(): OpenFlow {
  const open = use(FlowContext);
  if (!open) throw new Error("A step is drawn outside its flow.");
  return open;
}

const NOTHING_SENT: Placement = { status: "idle", refusal: undefined };

/** The requested page. `open` is undefined until the session is known and the guard allows the page. */
export function useOrderFlow(flow: OrderFlow): { asked: OrderPage; open: OpenFlow | undefined } {
  const { query } = useVisit();
  const language = useLanguage();
  const session = useSession();
  const { drafts, table } = flow;
  const draft = useSyncExternalStore(drafts.subscribe, drafts.read, () => undefined);
  const sending = useSyncExternalStore(placement.subscribe, placement.read, () => NOTHING_SENT);
  const asked = parseOrderPage(query.page) ?? "address-selection";
  const now = draft && session.ready ? { draft, session } : undefined;
  const belongs = now && whereOf(flow, asked, query.page, now, sending);

  useGuard(flow, asked, belongs, query.page);
  useEffect(() => {
    if (now && hasOtherAddress(now)) drafts.change((typed) => dropAddress(typed, today()));
  });
  useEffect(() => {
    const pending = session.ready ? pendingAtLoad(flow) : undefined;
    if (!pending) return;
    pendingIsTakenUp(flow);
    void settleOrder(flow, pending);
  }, [flow, session.ready]);

  if (!now || belongs !== asked) return { asked, open: undefined };
  return {
    asked,
    open: {
      flow,
      page: asked,
      now,
      placement: sending,
      change: drafts.change,
      isDone: table[asked].isDone(now),
      goOn: () => goOn(flow, asked, { ...now, draft: drafts.read() }),
      goBack: () => goToPage(backPage(table, asked, now)),
      place() {
        // Another tab changed the session: render that first instead of ordering as somebody else.
        if (visitor.follow()) return;
        const body = toOrderBody(now, flow.kind, language);
        const key = now.draft.idempotencyKey;
        if (body) void settleOrder(flow, { key, body, by: ordererOf(now, flow.kind) });
      },
    },
  };
}

/** While an order is sent, its page stays open even if the guard would reject the draft without a password. */
function whereOf(
  flow: OrderFlow,
  asked: OrderPage,
  query: string | undefined,
  now: Situation,
  sending: Placement,
): OrderPage | "logout" {
  if (asked === "order-placed") return asked;
  if (pendingAtLoad(flow)) return "confirm-order";
  if (sending.status !== "idle" && asked === "confirm-order") return asked;
  if (flow.isSentOut?.(now, query)) return "logout";
  return pageFor(flow.table, asked, now);
}

/** Returns to the step that a reload interrupted, or goes to the next one. */
function goOn({ table, drafts }: OrderFlow, page: OrderPage, now: Situation): void {
  const to = (page === "email-input" && now.draft.returnTo) || nextPage(table, page, now);
  if (now.draft.returnTo) drafts.change((draft) => ({ ...draft, returnTo: null }));
  goToPage(to);
}

/** Redirects with replace, so that Back does not return to a guarded page. */
function useGuard(
  { drafts }: OrderFlow,
  asked: OrderPage,
  belongs: OrderPage | "logout" | undefined,
  query: string | undefined,
): void {
  const logout = useHref()("logout");
  useEffect(() => {
    // The URL may have changed while this page was still rendered.
    if (!belongs || belongs === asked || readVisit().query.page !== query) return;
    if (belongs === "logout") {
      navigate(logout, { replace: true });
      return;
    }
    const interrupted = belongs === "email-input" && isAfter(asked, belongs);
    if (interrupted && drafts.read().email) {
      drafts.change((draft) => ({ ...draft, returnTo: asked }));
    }
    goToPage(belongs, { replace: true });
  }, [drafts, asked, belongs, query, logout]);
}

const isAfter = (page: OrderPage, other: OrderPage): boolean =>
  ORDER_PAGES.indexOf(page) > ORDER_PAGES.indexOf(other);
