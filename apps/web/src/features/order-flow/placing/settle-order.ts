import { session } from "../../../api/session.ts";
import { notifyFailure } from "../../../parts/notification/notify.ts";
import { today } from "../draft/draft-store.ts";
import { goToPage } from "../draft/go-to-page.ts";
import { dropWindow, type OrderDraft } from "../draft/order-draft.ts";
import type { OrderFlow } from "../draft/order-flow.ts";
import type { OrderPage } from "../../../parts/navigation/order-page-param.ts";
import type { PendingOrder } from "./pending-order.ts";
import { placeOrder, type Refusal } from "./place-order.ts";
import { placedOrder, toPlacedOrder } from "./placed-order.ts";

/** Where a refusal sends the visitor, and what it does to the draft; everything else stays as it is. */
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
  user_exists: askPassword,
};

/** Sends the order and does what its answer asks for. */
export async function settleOrder(flow: OrderFlow, pending: PendingOrder): Promise<void> {
  const outcome = await placeOrder(flow.kind, pending);
  if (!outcome) return;
  if ("refusal" in outcome) {
    takeRefusal(flow, outcome.refusal);
    return;
  }
  placedOrder.set(toPlacedOrder(outcome.placed, pending));
  goToPage("order-placed", { replace: true });
  flow.drafts.reset();
  // A guest was here for this one order (FLOW-44).
  if (session.read().type === "guest") session.end();
}

function takeRefusal({ drafts }: OrderFlow, refusal: Refusal): void {
  // After a reload the missing password is what we expect; the screen asks for it in its own words.
  if (refusal.type !== "password_required") notifyFailure("order", refusal.failure);
  const remedy = REMEDIES[refusal.type];
  if (!remedy) return;
  drafts.change((draft) => remedy.change(draft, refusal));
  goToPage(remedy.page, { replace: true });
}
