import type { ToolName } from "@waslijn/contract/customer/assistants/assistant-tools";

const TWO_CALLS =
  "The first call changes nothing: it answers what would happen, what it costs and the rules. Show these to the customer. When they agree, call again with the same arguments and the confirmation from the answer.";

/** What each tool does, for assistants and for who builds them. */
export const TOOL_WORDS: Record<ToolName, string> = {
  check_area: "Whether we come to a Dutch postal code.",
  list_prices: "The price list and fees of today, with the types and aliases that estimate takes.",
  estimate: "What laundry would cost, shipping and minimum included.",
  list_windows: "When we can pick up at a postal code, or deliver after a pickup.",
  list_orders: "The customer's newest orders. Needs the customer's token.",
  follow_order:
    "How an order of the customer's stands and what may be changed. Needs the customer's token.",
  place_order: `Place an order at the customer's own address. Needs the customer's token. ${TWO_CALLS}`,
  move_order: `Move an order to another pickup or delivery. Needs the customer's token. ${TWO_CALLS}`,
  cancel_order: `Cancel an order. An order of a plan: ask whether only this one is cancelled or the plan stops too (stopPlan). Needs the customer's token. ${TWO_CALLS}`,
};
