import type { CallDescription } from "../shared/call-description.ts";

/** Every call that a customer page makes, without its schemas: all that a browser needs to make one. */
export const calls = {
  createToken: { method: "POST", path: "/tokens", auth: "basic" },
  refreshToken: { method: "POST", path: "/tokens/refresh", auth: "none" },
  logOut: { method: "POST", path: "/tokens/revoke", auth: "none" },
  userExists: { method: "POST", path: "/users/exists", auth: "none" },
  confirmAccount: { method: "POST", path: "/users/confirm", auth: "none" },
  me: { method: "GET", path: "/me", auth: "bearer" },
  myLocations: { method: "GET", path: "/me/locations", auth: "bearer" },
  listCompanies: { method: "GET", path: "/companies/public", auth: "none" },
  companyToken: { method: "GET", path: "/companies/:id/token", auth: "none" },
  recover: { method: "POST", path: "/recover", auth: "none" },
  recoverEmail: { method: "POST", path: "/recover/email", auth: "none" },
  checkRecoverToken: { method: "POST", path: "/recover/check/token", auth: "none" },
  checkRecoverEmail: { method: "POST", path: "/recover/check/email", auth: "none" },
  listPickups: { method: "GET", path: "/times/pickups", auth: "bearer" },
  listDeliveries: { method: "GET", path: "/times/deliveries", auth: "bearer" },
  listB2bTimes: { method: "GET", path: "/times/b2b/available/:code/:type", auth: "none" },
  listB2bTimesForPickup: {
    method: "GET",
    path: "/times/b2b/available/:code/:type/:pickup",
    auth: "none",
  },
  checkServiceArea: { method: "GET", path: "/service-areas/", auth: "none" },
  requestServiceArea: { method: "POST", path: "/service-areas/request", auth: "none" },
  servicePoint: { method: "GET", path: "/service-points/by-code/:code", auth: "none" },
  b2bServicePoint: { method: "GET", path: "/service-points/b2b/by-code/:code", auth: "none" },
  placeRetailOrder: {
    method: "POST",
    path: "/orders/retail/no-terminal",
    auth: "none",
    placement: true,
  },
  placeCollection: { method: "POST", path: "/order-collections", auth: "none", placement: true },
  placeB2bOrder: { method: "POST", path: "/orders/b2b", auth: "none", placement: true },
  checkCoupon: { method: "POST", path: "/coupons/check", auth: "none" },
  placeOrder: { method: "POST", path: "/orders", auth: "bearer", placement: true },
  createReturnLabel: { method: "POST", path: "/shipment-labels/bls/:code", auth: "none" },
  listCleaningServices: { method: "GET", path: "/cleaning-services", auth: "none" },
  listServices: { method: "GET", path: "/services", auth: "none" },
  config: { method: "GET", path: "/config", auth: "none" },
  validateAddress: { method: "POST", path: "/addresses/validate", auth: "none" },
  reportClientFailure: { method: "POST", path: "/client-failures", auth: "none" },
} as const satisfies Record<string, CallDescription>;

export type CallName = keyof typeof calls;
