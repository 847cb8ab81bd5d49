import type { Buyer, PersonBuyer } from "@waslijn/contract/shared/invoices";
import type { UserLocation } from "@waslijn/contract/customer/locations";
import { addressLines } from "../catalogue/address-lines.ts";

/** The order fields that identify its customer. */
export type OrderedBy = { contact: { name?: string }; pickup_location: UserLocation | null };

export const personOf = ({ contact, pickup_location }: OrderedBy): PersonBuyer => ({
  kind: "person",
  name: contact.name ?? "",
  address: pickup_location ? addressLines(pickup_location) : [],
});

/** Name and address, line by line. */
export const addressOf = (buyer: Buyer): string[] =>
  (buyer.kind === "person"
    ? [buyer.name, ...buyer.address]
    : [buyer.name, buyer.street, `${buyer.postalCode} ${buyer.city}`]
  ).filter(Boolean);
