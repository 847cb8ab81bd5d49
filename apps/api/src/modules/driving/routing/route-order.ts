/** Along postal codes and up the house numbers: 2011DB 2, 2011DB 10, 2011DB 10-A, 2012AA 1. */
export function inRouteOrder(
  one: { postalCode: string; houseNumber: string },
  other: { postalCode: string; houseNumber: string },
): number {
  return compare(one.postalCode, other.postalCode) || compare(one.houseNumber, other.houseNumber);
}

const { compare } = new Intl.Collator("nl", { numeric: true });
