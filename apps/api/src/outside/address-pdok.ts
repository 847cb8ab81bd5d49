import type { ValidatedAddress } from "@waslijn/contract/customer/locations";
import * as z from "zod/mini";
import { toValidatedAddress, type AddressQuery } from "./address-provider.ts";
import { refuseAnswer } from "./breaker.ts";

export const PDOK_URL = "https://api.pdok.nl/bzk/locatieserver/search/v3_1/free";
const FIELDS = [
  "straatnaam",
  "huisnummer",
  "huisletter",
  "huisnummertoevoeging",
  "postcode",
  "woonplaatsnaam",
  "centroide_ll",
];
const MOST_AT_ONE_NUMBER = 100;

const document = z.object({
  straatnaam: z.string(),
  huisnummer: z.union([z.number(), z.string()]),
  huisletter: z.nullish(z.string()),
  huisnummertoevoeging: z.nullish(z.string()),
  postcode: z.string(),
  woonplaatsnaam: z.string(),
  centroide_ll: z.nullish(z.string()),
});
const answer = z.object({ response: z.object({ docs: z.array(document) }) });

/** The Kadaster's Locatieserver for the national address register; needs no key. */
export const askPdok =
  (url: string) =>
  async (
    { postalCode, houseNumber }: AddressQuery,
    signal: AbortSignal,
  ): Promise<ValidatedAddress[]> => {
    if (!/^\d{4}[A-Z]{2}$/.test(postalCode) || !/^\d{1,5}$/.test(houseNumber)) return [];
    const requestUrl = new URL(url);
    for (const filter of ["type:adres", `postcode:${postalCode}`, `huisnummer:${houseNumber}`]) {
      requestUrl.searchParams.append("fq", filter);
    }
    requestUrl.searchParams.set("fl", FIELDS.join(","));
    requestUrl.searchParams.set("rows", String(MOST_AT_ONE_NUMBER));
    const response = await fetch(requestUrl, { signal, redirect: "error" });
    refuseAnswer("Locatieserver", response);
    return z.parse(answer, await response.json()).response.docs.map(toOwn);
  };

function toOwn(found: z.infer<typeof document>): ValidatedAddress {
  const [, longitude, latitude] =
    /^POINT\((-?[\d.]+) (-?[\d.]+)\)$/.exec(found.centroide_ll ?? "") ?? [];
  return toValidatedAddress({
    postalCode: found.postcode,
    street: found.straatnaam,
    city: found.woonplaatsnaam,
    houseNumber: String(found.huisnummer),
    addition: [found.huisletter, found.huisnummertoevoeging].filter(Boolean).join("-"),
    latitude: latitude === undefined ? null : Number(latitude),
    longitude: longitude === undefined ? null : Number(longitude),
  });
}
