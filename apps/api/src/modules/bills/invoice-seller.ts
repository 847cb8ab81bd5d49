import {
  type Business,
  currentBusiness,
  defaultBusiness,
} from "@waslijn/contract/shared/brands/business";
import type { Seller } from "@waslijn/contract/shared/invoices";

const toSeller = ({
  careHours: _hours,
  withdrawalNl: _nl,
  withdrawalEn: _en,
  ...seller
}: Readonly<Business>): Seller => seller;

/** The seller on an invoice that is issued now. */
export const currentSeller = (): Seller => toSeller(currentBusiness());

/** The seller on an issued invoice. Earlier versions stored none and always named the brand file's. */
export const sellerOf = ({ seller }: { seller: Seller | null }): Seller =>
  seller ?? toSeller(defaultBusiness);

/**
 * The seller on a credit invoice, which is issued now but reverses a supply of then: the current details of the same
 * taxable person, otherwise the details of the one who supplied.
 */
export function creditingSeller(original: { seller: Seller | null }): Seller {
  const now = currentSeller();
  const then = sellerOf(original);
  return now.vatNumber === then.vatNumber ? now : then;
}
