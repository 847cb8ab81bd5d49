import { printLabel } from "@waslijn/contract/shared/order-label";

/** Content of one label: barcode, name and position. */
export type PrintedLabel = { code: string; name: string; place: string };

export const bagLabels = (number: string, bags: number, name: string): PrintedLabel[] =>
  Array.from({ length: bags }, (_, at) => ({
    code: printLabel({ number, bag: at + 1 }),
    name,
    place: `${at + 1}/${bags}`,
  }));

/** One label per order, for bags that are not numbered yet. */
export const orderLabel = (number: string, name: string, place: string): PrintedLabel => ({
  code: printLabel({ number }),
  name,
  place,
});
