import type { Query } from "../../paths.ts";

/** What the customer is about to do; it stands in the address, so that Back leads out of it. */
export const DOINGS = ["change", "cancel", "withdraw", "details"] as const;
export type Doing = (typeof DOINGS)[number];

const NAME = "do";

export const parseDoing = (query: Query): Doing | undefined =>
  DOINGS.find((doing) => doing === query[NAME]);

export const printDoing = (query: Query, doing: Doing | undefined): Query => ({
  ...query,
  [NAME]: doing,
});
