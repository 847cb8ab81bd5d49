import type { Figures } from "./reports.ts";

/** The measures of a report, each with a chart and a table (SHOP-07). */
export const MEASURES = ["orders", "revenue", "onTime", "repeat", "kilos", "pieces"] as const;
export type Measure = (typeof MEASURES)[number];

/** Null when the whole is 0. */
const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** The only definition of each measure, used by screen and export. */
export const measureOf: Record<Measure, (figures: Figures) => number | null> = {
  orders: ({ orders }) => orders,
  /** In cents. */
  revenue: ({ billedCents, refundedCents }) => billedCents - refundedCents,
  onTime: ({ onTime, late }) => share(onTime, onTime + late),
  repeat: ({ repeated, orders }) => share(repeated, orders),
  kilos: ({ kilos }) => kilos,
  pieces: ({ pieces }) => pieces,
};
