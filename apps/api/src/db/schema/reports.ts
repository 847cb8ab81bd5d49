/** Sums that triggers keep by hub and day; no table here names anybody. */
export type ReportTables = {
  report_days: {
    hub_id: string;
    day: string;
    placed: number;
    cancelled: number;
    repeated: number;
    on_time: number;
    late: number;
    missed: number;
    pieces: number;
    kilos: string;
    billed_cents: number;
    refunded_cents: number;
  };
  /** What is still to be added to the days. */
  report_changes: { figures: string };
  repeat_orders: { order_id: string };
};
