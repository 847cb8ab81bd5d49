export type PricesSearch = { day?: string };

/** What the address holds: the day from which prices hold; without one, the next day that may. */
export const parsePricesSearch = ({ day }: Record<string, unknown>): PricesSearch =>
  typeof day === "string" && /^2\d{3}-\d\d-\d\d$/.test(day) ? { day } : {};
