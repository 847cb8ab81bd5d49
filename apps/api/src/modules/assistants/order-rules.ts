import { FREE_CHANGE_HOURS, WITHDRAWAL_DAYS } from "@waslijn/contract/shared/order-life";

/** What somebody agrees to by ordering, in a few sentences that an assistant can read out. */
export const orderRules = (lateFeeCents: number): string[] => [
  "The bill follows what is counted at our plant, by today's prices; the estimate is for what was said to be handed in.",
  `Moving or cancelling is free until ${FREE_CHANGE_HOURS} hours before the pickup and costs ${euros(lateFeeCents)} after that, until the pickup starts.`,
  `A consumer can withdraw within ${WITHDRAWAL_DAYS} days after ordering, on the order's own page.`,
  "The order is picked up and brought back at the customer's own address.",
];

export const euros = (cents: number): string => `EUR ${(cents / 100).toFixed(2)}`;
