import type { B2bOrderPlaced } from "@waslijn/contract/customer/orders";

/** What the summary shows: what was filled in, and what the server made of it (B2B-19). */
export type B2bPlaced = {
  order: B2bOrderPlaced;
  /** The chosen services as the visitor reads them. */
  services: readonly string[];
};
