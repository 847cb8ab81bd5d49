/** The screens and steps of the flow, as the `page` query names them (FLOW-01 to FLOW-06). */
export const ORDER_PAGES = [
  "address-selection",
  "email-input",
  "select-service",
  "select-dates",
  "confirm-order",
  "order-placed",
] as const;
export type OrderPage = (typeof ORDER_PAGES)[number];

/** An unknown or empty value counts as none; logout's `address-select` is an alias (FLOW-01). */
export function parseOrderPage(value: string | undefined): OrderPage | undefined {
  if (value === "address-select") return "address-selection";
  return ORDER_PAGES.find((page) => page === value);
}
