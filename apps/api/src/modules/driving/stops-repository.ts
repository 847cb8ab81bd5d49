import type { Instructions } from "@waslijn/contract/customer/my-order";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { UserLocation } from "@waslijn/contract/customer/locations";
import { shownPhone } from "@waslijn/contract/shared/phone";
import type { Position } from "@waslijn/contract/shared/postal-area";
import { toPostalCode } from "@waslijn/contract/shared/rules";
import type { Db } from "../../db/client.ts";
import { bagsToDeliver, isReady, stopState, type StopState } from "../orders/life/stop-state.ts";
import { readOrdersOfDay } from "../orders/orders-repository.ts";
import { positionOf } from "./routing/position-of.ts";

/** One pickup or delivery, with what the driver needs there. */
export type Stop = {
  orderId: string;
  number: string;
  /** The order's version. */
  version: number;
  state: StopState;
  /** Whether it can be completed now, or was. */
  isReady: boolean;
  orderKind: string;
  hub: string;
  kind: WindowKind;
  from: string;
  name: string;
  phone: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  /** The customer typed the address because the address register does not contain it. */
  isTypedAddress: boolean;
  position: Position | undefined;
  services: string[];
  /** The bags of this visit: for a delivery, those that were not delivered before. */
  bags: number | null;
  /** Bags that an earlier visit delivered. */
  delivered: number;
  /** Whether the customer already has a laundry bag; null if not asked. */
  hasBag: boolean | null;
  notes: string;
  instructions: Instructions;
  missedDeliveries: number;
};

export async function readStops(db: Db, day: string, hub?: string): Promise<Stop[]> {
  const rows = await readOrdersOfDay(db, day, hub);
  return rows.flatMap((row) => {
    const delivered = row.bags_delivered;
    const bags = bagsToDeliver(row);
    const stop = (kind: WindowKind, from: string, location: UserLocation | null): Stop => ({
      orderId: row.id,
      number: row.number,
      version: row.version,
      state: stopState(row, kind),
      isReady: isReady(row, kind),
      orderKind: row.kind,
      hub: row.hub_id,
      kind,
      from,
      name: [row.companyName, row.contact.name].filter(Boolean).join(", "),
      phone: shownPhone(row.contact.phone ?? ""),
      ...(location ? placeOf(location) : pointOf(row.pointAddress, row.pointPostalCode)),
      services: row.services,
      bags: kind === "delivery" ? bags && Math.max(1, bags - delivered) : row.bags,
      delivered: kind === "delivery" ? delivered : 0,
      hasBag: row.has_bag,
      notes: row.notes,
      instructions: row.instructions,
      missedDeliveries: row.missed_deliveries,
    });
    return [
      ...(row.pickup_date === day ? [stop("pickup", row.pickup_from, row.pickup_location)] : []),
      ...(row.delivery_date === day && row.delivery_from
        ? [stop("delivery", row.delivery_from, row.delivery_location ?? row.pickup_location)]
        : []),
    ];
  });
}

const placeOf = (location: UserLocation) => ({
  street: location.thoroughfare,
  houseNumber: location.subThoroughfare,
  postalCode: toPostalCode(location.postalCode),
  city: location.city,
  isTypedAddress: location.byHand === true,
  position: positionOf(location),
});

/** Parses a service point's one-line address: `Gedempte Oude Gracht 41, 2011 GM Haarlem`. */
function pointOf(line: string | null, postalCode: string | null) {
  const [, street, houseNumber, city] =
    /^(.*?)\s+(\d\S*),\s*(?:\d{4}\s*[A-Z]{2}\s+)?(.*)$/i.exec(line ?? "") ?? [];
  return {
    street: street ?? line ?? "",
    houseNumber: houseNumber ?? "",
    postalCode: toPostalCode(postalCode ?? ""),
    city: city ?? "",
    isTypedAddress: false,
    position: positionOf({ postalCode: postalCode ?? "", lat: null, lon: null }),
  };
}
