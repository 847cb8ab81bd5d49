import type { StopAct } from "@waslijn/contract/console/runs";
import type { ClashReason, Handover, MissingReason } from "@waslijn/contract/shared/order-life";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { ColumnType, Generated } from "kysely";

/** Earlier versions wrote `late` for `not-undone`. */
export type StopRefusal = ClashReason | "late";

/** Summary of the report, and the data needed to undo it. */
export type StopActData = {
  bagsBefore?: number | null;
  /** How the bill was sent before the report resent it; written by `change_order`. */
  billBefore?: {
    sent_at: string | null;
    pay_by: string | null;
    reminders: number;
    overdue_at: string | null;
  };
  bags?: number;
  codes?: string[];
  reason?: string;
  calls?: number;
  handover?: Handover;
  missing?: { bags: number; reason: MissingReason };
  /** Id of the act that this one undoes. */
  undoes?: string;
};

/** Drivers' runs, and their reports from the stops. */
export type RunTables = {
  runs: {
    id: string;
    hub_id: string;
    day: string;
    driver_id: string;
    version: Generated<number>;
    created_at: Date;
    /** Receive time of the last visit after which the next customer was looked up for notification. */
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
  /** People named by the proof of a delivery; beside the events, because it is erased with the customer's data. */
  delivery_proofs: {
    act_id: string;
    order_id: string;
    at: Date;
    name: string;
    house_number: string;
    /** A photo that the phone sends later. */
    photo_id: string | null;
  };
  run_stops: {
    order_id: string;
    kind: WindowKind;
    run_id: string;
    /** Sort key within the run; gaps have no meaning. */
    position: number;
    is_locked: Generated<boolean>;
    assigned_by: string;
    assigned_at: Date;
    /** Arrival time that the customer was told. */
    told_arrival: Date | null;
    /** When the range below was calculated; null before the run is under way. */
    expected_at: Generated<Date | null>;
    expected_from: Generated<Date | null>;
    expected_to: Generated<Date | null>;
  };
  driver_positions: {
    run_id: string;
    latitude: number;
    longitude: number;
    at: Date;
  };
};
