import type { ValidatedAddress } from "@waslijn/contract/customer/locations";
import * as z from "zod/mini";
import type { AddressQuery } from "./address-provider.ts";
import { toValidatedAddress } from "./address-provider.ts";
import { refuseAnswer } from "./breaker.ts";

export const POSTNL_URL = "https://api.postnl.nl/address/national/v1/validate";

const answer = z.array(
  z.object({
    City: z.string(),
    PostalCode: z.string(),
    Street: z.string(),
    HouseNumber: z.union([z.string(), z.number()]),
    Addition: z.nullish(z.string()),
    FormattedAddress: z.nullish(z.array(z.string())),
  }),
);

/** Status codes that PostNL uses for impossible addresses; treated as "not found". */
const NOT_AN_ADDRESS = [400, 404];

/** PostNL's Adrescheck Nationaal; for an unknown addition only the number is looked up. */
export const askPostnl =
  (url: string, key: string) =>
  async (query: AddressQuery, signal: AbortSignal): Promise<ValidatedAddress[]> => {
    const found = await post(url, key, query, signal);
    if (found.length > 0 || query.addition === "") return found;
    return post(url, key, { ...query, addition: "" }, signal);
  };

async function post(
  url: string,
  key: string,
  { postalCode, houseNumber, addition }: AddressQuery,
  signal: AbortSignal,
): Promise<ValidatedAddress[]> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: key },
    body: JSON.stringify({
      PostalCode: postalCode,
      HouseNumber: houseNumber,
      ...(addition && { Addition: addition }),
    }),
    signal,
    redirect: "error",
  });
  if (NOT_AN_ADDRESS.includes(response.status)) return [];
  refuseAnswer("PostNL", response);
  return z.parse(answer, await response.json()).map(toOwn);
}

function toOwn(item: z.infer<typeof answer>[number]): ValidatedAddress {
  const own = toValidatedAddress({
    postalCode: item.PostalCode,
    street: item.Street,
    city: item.City,
    houseNumber: String(item.HouseNumber),
    addition: item.Addition?.trim() ?? "",
    latitude: null,
    longitude: null,
  });
  const lines = item.FormattedAddress ?? [];
  return lines.length === 2 ? { ...own, FormattedAddress: lines } : own;
}
