/** What waits for us, for the customer, for nobody. */
export const CARE_VIEWS = ["open", "waiting", "done"] as const;
export type CareView = (typeof CARE_VIEWS)[number];
