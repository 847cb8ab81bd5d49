import type { ReturnLabel } from "@waslijn/contract/customer/locations";

/** The postal hub where there is one, otherwise the hub (RET-08, RET-12). */
export const stationOf = ({ servicePoint }: ReturnLabel): string | undefined =>
  servicePoint.postNLHub?.name || servicePoint.hub?.name;

export const companyOf = ({ servicePoint }: ReturnLabel): string | undefined =>
  servicePoint.serviceCompany?.display;
