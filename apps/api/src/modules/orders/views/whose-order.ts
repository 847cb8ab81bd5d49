/** An order with the names of the company and the location that it belongs to. */
export type NamedOrder = {
  contact: { name?: string | undefined };
  pickup_location: { address: string } | null;
  companyName: string | null;
  pointName: string | null;
  pointAddress: string | null;
};

/** Who a desk calls an order's customer: a location, a company, or the person. */
export const customerOf = ({ pointName, companyName, contact }: NamedOrder): string =>
  pointName ?? companyName ?? contact.name ?? "";

/** `2011 DB Haarlem`: the last line of an address; a location's is one line. */
export const placeOf = ({ pickup_location: location, pointAddress }: NamedOrder): string =>
  (location?.address.split("\n") ?? pointAddress?.split(", "))?.at(-1) ?? "";
