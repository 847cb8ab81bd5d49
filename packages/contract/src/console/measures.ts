import type { Figures } from "./reports.ts";

/** What a report shows, each with a chart and a table (SHOP-07). */
export const MEASURES = ["orders", "revenue", "onTime", "repeat", "kilos", "pieces"] as const;
export type Measure = (typeof MEASURES)[number];

/** Part of a whole, of which nothing can be said where there is no whole. */
const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** The one place that says what each is made of: screen and file ask here. */
export const measureOf: Record<Measure, (figures: Figures) => number | null> = {
  orders: ({ orders }) => orders,
  /** In cents. */
  revenue: ({ billedCents, refundedCents }) => billedCents - refundedCents,
  onTime: ({ onTime, late }) => share(onTime, onTime + late),
  repeat: ({ repeated, orders }) => share(repeated, orders),
  kilos: ({ kilos }) => kilos,
  pieces: ({ pieces }) => pieces,
};
