/** Owners may do everything, the desk runs the orders, drivers the stops of their hub (STAFF-01). */
export const ROLES = ["owner", "desk", "driver"] as const;
export type Role = (typeof ROLES)[number];
