import type { UserLocation } from "@waslijn/contract/customer/locations";
import type { Language } from "@waslijn/contract/shared/constants";
import { toPostalCode } from "@waslijn/contract/shared/rules";
import type { Db } from "../../db/client.ts";
import { addressRegister } from "../../outside/address-register.ts";
import { readServiceNames } from "../catalogue/catalogue-repository.ts";
import { centsWhenOrdered } from "../orders/life/fees.ts";
import { findOrderWithNames, type OrderRow } from "../orders/orders-repository.ts";
import type { ActorKind } from "@waslijn/contract/shared/order-life";
import type { Deps } from "../../deps.ts";
import type { EventData } from "../orders/life/fold-events.ts";

/** An order with the names that its mails mention. */
export type MailedOrder = OrderRow & {
  hubName: string;
  companyName: string | null;
  accountConfirmedAt: Date | null;
  location: { company: string; addressLine: string } | null;
  /** Street and city as spelled in our address register, if it contains the house. */
  registered: { street: string; city: string } | null;
  serviceNames: string[];
  /** Cents for a late change. */
  lateFee: number;
};

export async function readMailedOrder(
  db: Db,
  id: string,
  language: Language,
): Promise<MailedOrder> {
  const row = await findOrderWithNames(db, id);
  const [registered] = row.pickup_location ? await findInRegister(db, row.pickup_location) : [];
  const names = await readServiceNames(db, language);
  const lateFee = await centsWhenOrdered({ db }, row, "PRICE_LATE_CHANGE");
  return {
    ...row,
    registered: registered ?? null,
    location: row.locationCompany
      ? { company: row.locationCompany, addressLine: row.locationAddress ?? "" }
      : null,
    serviceNames: row.services.map((code) => names.get(code) ?? code),
    lateFee,
  };
}

async function findInRegister(db: Db, { postalCode, subThoroughfare }: Partial<UserLocation>) {
  const houseNumber = /^\d+/.exec(subThoroughfare ?? "")?.[0] ?? "";
  const query = { postalCode: toPostalCode(postalCode ?? ""), houseNumber, addition: "" };
  const found = await addressRegister(db)(query);
  return found.map(({ Street, City }) => ({ street: Street, city: City }));
}

/** Input of a mail about an order's event. */
export type EventMailInput = {
  deps: Deps;
  order: MailedOrder;
  at: Date;
  by: ActorKind;
  data: EventData;
  /** Of a delivery to the neighbours; empty when unknown. */
  houseNumber: string;
  language: Language;
};
