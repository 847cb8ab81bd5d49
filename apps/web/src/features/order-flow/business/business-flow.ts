import { isName } from "@waslijn/contract/shared/lines";
import { isEmail } from "@waslijn/contract/shared/rules";
import { DraftStore } from "../draft/draft-store.ts";
import { addressOf, isUser, type FlowTable, type Situation } from "../draft/flow-rules.ts";
import { LOGGED_OUT_PAGE } from "../../../parts/navigation/page-key.ts";
import type { OrderFlow } from "../draft/order-flow.ts";
import { contactOf } from "../draft/to-order-body.ts";
import { hasDelivery, hasPickup } from "../../../parts/times/selected-times.ts";

function isContactComplete(now: Situation): boolean {
  const { name, email, phone } = contactOf(now);
  return isName(name) && isEmail(email) && phone !== "" && now.draft.contactTerms;
}

/** Re-use: picked up and brought back. */
const reUse = {
  "address-selection": {
    screen: 1,
    step: 1,
    isDone: (now) => addressOf(now) !== "" && (isUser(now) || now.draft.company !== null),
    isSkipped: (now) => isUser(now) && now.session.location !== undefined,
  },
  // A company has its account already (BIZ-09).
  "email-input": { screen: 1, step: 1, isDone: () => true, sameAs: "address-selection" },
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
  "confirm-order": { screen: 3, step: 3, isDone: isContactComplete },
  "order-placed": { screen: 4, step: 1, isDone: () => true },
} satisfies FlowTable;

/** Re-cover: picked up only. */
const reCover = {
  ...reUse,
  "select-dates": { screen: 3, step: 2, isDone: ({ draft: { times } }) => hasPickup(times) },
} satisfies FlowTable;

/** The page that logout redirects to is exempt, to avoid a redirect loop (BIZ-30). */
const isSentOut = (now: Situation, query: string | undefined): boolean =>
  addressOf(now) === "" && !["", undefined, "order-placed", LOGGED_OUT_PAGE].includes(query);

export const reUseFlow: OrderFlow = {
  kind: "re-use",
  table: reUse,
  drafts: new DraftStore("re-use", ["IO"]),
  isSentOut,
};

export const reCoverFlow: OrderFlow = {
  kind: "re-cover",
  table: reCover,
  drafts: new DraftStore("re-cover", ["IO"]),
  isSentOut,
};
