import type { StopAct } from "@waslijn/contract/console/runs";
import type { ClashReason } from "@waslijn/contract/shared/order-life";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { ColumnType, Generated } from "kysely";

/** `late` was written by earlier versions for `not-undone`. */
export type StopRefusal = ClashReason | "late";

/** What was said in short, and what undoing it needs to know. */
export type StopActData = {
  bagsBefore?: number | null;
  bags?: number;
  codes?: string[];
  reason?: string;
  calls?: number;
  /** The act that an undo takes back. */
  undoes?: string;
};

/** Who drives what on a day, and what drivers say at doors. */
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
  stop_acts: {
    id: string;
    order_id: string;
    kind: WindowKind;
    staff_id: string;
    act: StopAct["act"];
    said_at: Date;
    heard_at: Date;
    seen: number;
    data: ColumnType<StopActData, string | undefined, never>;
    made_version: number | null;
    refusal: StopRefusal | null;
    first_version: number | null;
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
