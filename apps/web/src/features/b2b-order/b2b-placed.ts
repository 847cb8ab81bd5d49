import type { B2bOrderBody, B2bOrderPlaced } from "@waslijn/contract/customer/orders";

/** What the summary shows: what was filled in, and what the server made of it (B2B-19). */
export type B2bPlaced = {
  /** Another server may leave out what it does not say. */
  order: Partial<B2bOrderPlaced>;
  sent: B2bOrderBody;
  /** The chosen services as the visitor reads them. */
  services: readonly string[];
};
