import type { OpenDatabase } from "./db/client.ts";
import type { Deps } from "./deps.ts";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { OrderState } from "@waslijn/contract/shared/order-life";
import type { ProblemType } from "@waslijn/contract/shared/problem";

/** Progress callback of long work. */
export type Progress = (label: string, done: number, total: number) => void;

/** Dependencies of a provider's use case. */
export type WorkDeps = Pick<Deps, "db" | "live" | "clock" | "env" | "secrets" | "payments"> & {
  database: OpenDatabase;
  /** The caller, for the audit. */
  who: string;
  progress: Progress;
};

/** Input and result must be serialisable, because the running server may do the work. */
export type Work<Input, Result> = (deps: WorkDeps, input: Input) => Promise<Result>;

/** Why a use case refuses, with the data for its message. */
export type WorkRefusal =
  | { code: "area_overlaps"; first: number; last: number; area: Area }
  | { code: "backup_broken"; file: string; kind: "embedded" | "postgres" }
  | { code: "columns_missing"; file: string; columns: readonly string[] }
  | { code: "customer_unknown" }
  | { code: "data_folder_filled"; dataDir: string }
  | { code: "data_wrong"; problems: readonly { file: string; line: number; sentence: string }[] }
  | { code: "database_filled" }
  | { code: "database_in_use"; others: number }
  | { code: "driver_without_hub"; hubs: readonly string[] }
  | { code: "file_missing"; file: string }
  | { code: "hub_missing"; hubs: readonly string[] }
  | { code: "hub_unknown"; hub: string; hubs: readonly string[] }
  | { code: "invoice_unknown"; number: string }
  | { code: "month_not_over"; month: string }
  | { code: "kit_unknown"; number: string }
  | { code: "no_demonstration" }
  | { code: "not_embedded" }
  | { code: "order_billed_collectively"; number: string }
  | {
      code: "order_refused";
      number: string;
      problem: ProblemType;
      /** The current state, and the possible alternatives. */
      state: OrderState | undefined;
      possible: readonly string[];
      window: WindowKind | undefined;
    }
  | { code: "order_under_way"; number: string; until: string | null }
  | { code: "order_unknown"; number: string }
  | { code: "owner_ambiguous"; name: string; ids: readonly string[] }
  | { code: "owner_unknown"; name: string }
  | { code: "order_without"; number: string; missing: "bill" | "invoice" | "amount to invoice" }
  | { code: "payments_away" }
  | { code: "quote_not_closed"; file: string; line: number }
  | { code: "staff_refused"; email: string; problem: ProblemType }
  | { code: "staff_unknown"; email: string }
  | { code: "table_not_whole"; table: string; rows: number; arrived: number }
  | { code: "target_not_empty" }
  | { code: "tool_failed"; tool: string; reason: string | undefined }
  | { code: "tool_missing"; tool: string }
  | { code: "tool_too_old"; tool: string }
  | { code: "unconfirmed_order_under_way"; number: string; until: string | null }
  | { code: "work_unknown" };

type Area = { first: number; last: number; hub: string };

/** Refusal of a use case. Carries plain data; the caller formats the message. */
export class WorkRefused extends Error {
  override name = "WorkRefused";
  readonly refusal: WorkRefusal;

  constructor(refusal: WorkRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
