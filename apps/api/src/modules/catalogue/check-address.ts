import type { AddressBody, ValidatedAddress } from "@waslijn/contract/customer/locations";
import { toPostalCode } from "@waslijn/contract/shared/rules";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { askPdok, PDOK_URL } from "../../outside/address-pdok.ts";
import { askPostnl, POSTNL_URL } from "../../outside/address-postnl.ts";
import { exactFirst, type AddressProvider } from "../../outside/address-provider.ts";
import { addressRegister } from "../../outside/address-register.ts";
import { OutsideFailure, withBreaker } from "../../outside/breaker.ts";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";

/** Looks up an address; `caller` is the subject of the address service's rate limit. */
type CheckAddress = (body: AddressBody, caller: string) => Promise<ValidatedAddress[]>;

export function addressCheck(deps: Pick<Deps, "db" | "clock" | "env">): CheckAddress {
  const provider = providerOf(deps);
  return async ({ PostalCode, HouseNumber, Addition }, caller) => {
    const addition = Addition?.trim() ?? "";
    const query = {
      postalCode: toPostalCode(PostalCode),
      houseNumber: HouseNumber.trim(),
      addition,
    };
    const found = await provider(query, caller).catch((error: unknown) => {
      throw error instanceof OutsideFailure ? new ApiProblem("address_service_unavailable") : error;
    });
    return exactFirst(found, addition);
  };
}

function providerOf({ db, clock, env }: Pick<Deps, "db" | "clock" | "env">): AddressProvider {
  switch (env.ADDRESS_PROVIDER) {
    case "postnl":
      return askedOnce(
        withBreaker(clock, askPostnl(env.ADDRESS_API_URL ?? POSTNL_URL, env.ADDRESS_API_KEY ?? "")),
      );
    case "pdok":
      return askedOnce(withBreaker(clock, askPdok(env.ADDRESS_API_URL ?? PDOK_URL)));
    case "register":
      return addressRegister(db);
  }
}

const ANSWERS = { max: 1000, ttl: 10 * 60_000 };

/** Asks the service about an address once in ten minutes, however often and by whomever it is checked. */
function askedOnce(provider: AddressProvider): AddressProvider {
  const answers = new LRUCache<string, ValidatedAddress[]>(ANSWERS);
  return async (query, caller) => {
    const key = JSON.stringify([query.postalCode, query.houseNumber, query.addition]);
    const known = answers.get(key);
    if (known) return known;
    const found = await provider(query, caller);
    answers.set(key, found);
    return found;
  };
}

/** True when our own register is configured but empty: customers then type street and city (SETUP-04). */
export async function asksStreet({ db, env }: Pick<Deps, "db" | "env">): Promise<boolean> {
  if (env.ADDRESS_PROVIDER !== "register") return false;
  const { rows } = await sql<{ empty: boolean }>`
    SELECT NOT EXISTS (SELECT FROM addresses) AS empty`.execute(db);
  return rows[0]?.empty ?? false;
}
