import type { CleaningService, ConfigPrice } from "@waslijn/contract/customer/catalogue";
import type { ConfigAlias, ServiceCode } from "@waslijn/contract/shared/codes";
import type { Catalogue } from "../../lib/page-data.ts";

const serviceOf = (services: readonly CleaningService[], type: ServiceCode) =>
  services.find((service) => service.type === type);

/** Undefined if the amount is not in the catalogue; never a default (STATE-17). */
export const priceOf = (
  { services }: Pick<Catalogue, "services">,
  type: ServiceCode,
  alias: string,
): number | undefined =>
  serviceOf(services, type)?.prices.find((price) => price.alias === alias)?.amount;

export const lowestPrice = (
  { services }: Pick<Catalogue, "services">,
  type: ServiceCode,
): number | undefined => {
  const amounts = serviceOf(services, type)?.prices.map(({ amount }) => amount) ?? [];
  return amounts.length ? Math.min(...amounts) : undefined;
};

export const serviceName = (
  { services }: Pick<Catalogue, "services">,
  type: ServiceCode,
): string | undefined => serviceOf(services, type)?.name;

export const configAmount = (
  { config }: { config: readonly ConfigPrice[] },
  alias: ConfigAlias,
): number | undefined => config.find((price) => price.alias === alias)?.amount;

/** The three prices shown in the flow (API-46 to API-48). */
export const washPrice = (catalogue: Catalogue) =>
  priceOf(catalogue, "WF", "wash-tumble-dry-and-fold");
export const extraKiloPrice = (catalogue: Catalogue) => priceOf(catalogue, "WF", "per-extra-kg");
export const shirtPrice = (catalogue: Catalogue) => priceOf(catalogue, "LS", "price-per-item");
