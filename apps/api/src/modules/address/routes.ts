import { toPostalCode } from "@waslijn/contract/shared/rules";
import type { FastifyInstance } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { askPdok, PDOK_URL } from "../../outside/address-pdok.ts";
import { askPostnl, POSTNL_URL } from "../../outside/address-postnl.ts";
import { exactFirst, type AddressProvider } from "../../outside/address-provider.ts";
import { addressRegister } from "../../outside/address-register.ts";
import { OutsideFailure, withBreaker } from "../../outside/breaker.ts";
import { callerKey } from "../../http/limits/caller.ts";
import { serve } from "../../http/serve.ts";

export function addressRoutes(app: FastifyInstance, deps: Deps): void {
  const provider = providerOf(deps);
  serve(app, deps, "validateAddress", async ({ body, request }) => {
    const addition = body.Addition?.trim() ?? "";
    const query = {
      postalCode: toPostalCode(body.PostalCode),
      houseNumber: body.HouseNumber.trim(),
      addition,
    };
    const found = await provider(query, callerKey(deps, request)).catch((error: unknown) => {
      throw error instanceof OutsideFailure ? new ApiProblem("address_service_unavailable") : error;
    });
    return exactFirst(found, addition);
  });
}

function providerOf({ db, clock, env }: Deps): AddressProvider {
  switch (env.ADDRESS_PROVIDER) {
    case "postnl":
      return withBreaker(
        clock,
        askPostnl(env.ADDRESS_API_URL ?? POSTNL_URL, env.ADDRESS_API_KEY ?? ""),
      );
    case "pdok":
      return withBreaker(clock, askPdok(env.ADDRESS_API_URL ?? PDOK_URL));
    case "register":
      return addressRegister(db);
  }
}
