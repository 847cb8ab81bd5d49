import { isName } from "@waslijn/contract/shared/lines";
import { isEmail } from "@waslijn/contract/shared/rules";
import { addressOf, isUser, type FlowTable, type Situation } from "../draft/flow-rules.ts";
import { DraftStore } from "../draft/draft-store.ts";
import type { OrderFlow } from "../draft/order-flow.ts";
import { contactOf } from "../draft/to-order-body.ts";
import { hasDelivery, hasPickup } from "../../../parts/times/selected-times.ts";

/** If the user's profile could not be loaded, the e-mail is typed too. */
function isContactTyped(now: Situation): boolean {
  const { name, email, phone } = contactOf(now);
  return (
    isName(name) && phone !== "" && now.draft.checkedLastScreen && (!isUser(now) || isEmail(email))
  );
}

/** Flow table of the consumer order. */
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
    isDone: (now) => (isUser(now) && Boolean(now.session.user?.fullName)) || isContactTyped(now),
  },
  "order-placed": { screen: 4, step: 1, isDone: () => true },
} satisfies FlowTable;

export const consumerFlow: OrderFlow = {
  kind: "consumer",
  table,
  drafts: new DraftStore("consumer"),
};
