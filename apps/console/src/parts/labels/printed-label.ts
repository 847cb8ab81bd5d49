import { printLabel } from "@waslijn/contract/shared/order-label";

/** Content of one label: barcode, name and position, and whose it is until when. */
export type PrintedLabel = { code: string; name: string; place: string } & Partial<LabelOwner>;

export type LabelOwner = {
  /** A person, company or location. */
  customer: string;
  /** The day of its delivery; empty without one. */
  due: string;
};

export const bagLabels = (
  number: string,
  bags: number,
  name: string,
  owner: LabelOwner,
): PrintedLabel[] =>
  Array.from({ length: bags }, (_, at) => ({
    code: printLabel({ number, bag: at + 1 }),
    name,
    place: `${at + 1}/${bags}`,
    ...owner,
  }));

/** One label per order, for bags that are not numbered yet. */
export const orderLabel = (number: string, name: string, place: string): PrintedLabel => ({
  code: printLabel({ number }),
  name,
  place,
});
