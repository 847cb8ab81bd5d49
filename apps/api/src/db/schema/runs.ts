import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Generated } from "kysely";

/** Who drives what on a day. */
export type RunTables = {
  runs: {
    id: string;
    hub_id: string;
    day: string;
    driver_id: string;
    version: Generated<number>;
    created_at: Date;
    /** When we heard of the visit after which somebody was last looked for who is next. */
    told_after: Date | null;
  };
  run_stops: {
    order_id: string;
    kind: WindowKind;
    run_id: string;
    /** Orders the stops of a run; gaps mean nothing. */
    position: number;
    is_locked: Generated<boolean>;
    assigned_by: string;
    assigned_at: Date;
    /** When its customer, who was told to be next, expects the driver. */
    told_arrival: Date | null;
  };
};
