import type { Db } from "../db/client.ts";
import { plannedOnce } from "../db/planned-once.ts";
import type { ValidatedAddress } from "@waslijn/contract/customer/locations";
import { toValidatedAddress, type AddressQuery } from "./address-provider.ts";

/** Our own table of addresses, filled by the seed or by `npm run addresses:import`. */
export const addressRegister =
  (db: Db) =>
  async ({ postalCode, houseNumber }: AddressQuery): Promise<ValidatedAddress[]> => {
    const rows = await db
      .selectFrom("addresses")
      .selectAll()
      .where("postal_code", "=", postalCode)
      .where("house_number", "=", houseNumber)
      .limit(200)
      .$call(plannedOnce)
      .execute();
    return rows.map((row) =>
      toValidatedAddress({
        postalCode: row.postal_code,
        street: row.street,
        city: row.city,
        houseNumber: row.house_number,
        addition: row.addition,
        latitude: row.latitude,
        longitude: row.longitude,
      }),
    );
  };
