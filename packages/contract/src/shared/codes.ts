/** RULE-18: dry cleaning, wash and fold, shirts, shoes, expert order. */
export const SERVICE_CODES = ["DC", "WF", "LS", "SS", "IO"] as const;
export type ServiceCode = (typeof SERVICE_CODES)[number];

export const CONFIG_ALIASES = [
  "PRICE_STARTER_KIT_DEPOSIT",
  "PRICE_MINIMAL_ORDER_VALUE",
  "PRICE_SERVICE_FEE",
  "PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER",
  "PRICE_FREE_DELIVERY_FOR_ORDERS_ABOVE",
  "PRICE_SHIPPING_FEE",
  "PRICE_FREE_SHIPPING_FROM",
  "PRICE_LATE_CHANGE",
  "PRICE_MISSED_DELIVERY",
] as const;
export type ConfigAlias = (typeof CONFIG_ALIASES)[number];

export const B2B_TYPES = ["re-use", "re-cover"] as const;
export type B2bType = (typeof B2B_TYPES)[number];

export const WINDOW_KINDS = ["pickup", "delivery"] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

export const AREA_REASONS = [
  "post_nl_validation",
  "external_service_error",
  "not_in_service_area",
] as const;
export type AreaReason = (typeof AREA_REASONS)[number];

/** Public client credentials of a visitor without an account: an identifier, not a secret (SESS-05). */
export const GUEST_CREDENTIALS = { username: "guest@waslijn", password: "guest" } as const;

export const SESSION_TYPES = ["anon", "guest", "user"] as const;
export type SessionType = (typeof SESSION_TYPES)[number];
