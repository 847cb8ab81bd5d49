import { call } from "../../api/client.ts";
import type { AddressCalls } from "./check-address.ts";

/** The check's two calls, made for real. */
export const addressCalls: AddressCalls = {
  validate: ({ postalCode, houseNumber, addition }) =>
    call("validateAddress", {
      body: {
        PostalCode: postalCode,
        HouseNumber: houseNumber,
        ...(addition ? { Addition: addition } : {}),
      },
    }),
  isInArea: async (postalCode) =>
    (await call("checkServiceArea", { query: { postalCode } })).isFound,
};
