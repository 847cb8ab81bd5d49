import { isName } from "@waslijn/contract/shared/lines";
import { addressOf, isUser, type FlowTable } from "../draft/flow-rules.ts";
import { DraftStore } from "../draft/draft-store.ts";
import type { OrderFlow } from "../draft/order-flow.ts";
import { hasDelivery, hasPickup } from "../../../parts/times/selected-times.ts";

/** The consumer's way from postal code to thank-you. */
const table = {
  "address-selection": {
    screen: 1,
    step: 1,
    isDone: (now) => addressOf(now) !== "",
    isSkipped: (now) => isUser(now) && now.session.location !== undefined,
  },
  "email-input": {
    screen: 2,
    step: 1,
    // The password is in memory only, so a reload asks for it again (SESS-09).
    isDone: ({ draft }) => draft.email !== "" && draft.plainPassword !== "" && draft.signUpTerms,
    isSkipped: isUser,
  },
  "select-service": {
    screen: 3,
    step: 1,
    isDone: ({ draft }) => draft.cleaningServices.length > 0,
  },
  "select-dates": {
    screen: 3,
    step: 2,
    isDone: ({ draft: { times } }) => hasPickup(times) && hasDelivery(times),
  },
  "confirm-order": {
    screen: 3,
    step: 3,
    isDone: ({ draft, session }) =>
      (session.type === "user" && Boolean(session.user?.fullName)) ||
      (isName(draft.contactName) && draft.contactPhone.trim() !== "" && draft.checkedLastScreen),
  },
  "order-placed": { screen: 4, step: 1, isDone: () => true },
} satisfies FlowTable;

export const consumerFlow: OrderFlow = {
  kind: "consumer",
  table,
  drafts: new DraftStore("consumer"),
};
