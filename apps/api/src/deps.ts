import type { Clock } from "./clock.ts";
import type { Db, OpenDatabase } from "./db/client.ts";
import type { Live } from "./db/live.ts";
import type { Env } from "./env.ts";
import type { FetchDocument } from "./outside/fetch-document.ts";
import type { PaymentService } from "./outside/payment-service.ts";
import type { Secrets } from "./secrets.ts";

/** Dependencies of the app; tests pass their own. */
export type Deps = {
  db: Db;
  /** For reports and exports, which tolerate replication lag; never for reading one's own writes. Defaults to `db`. */
  reading?: Db;
  /** Reclaims disk space when the database does not do so itself (`reclaimSpace`). */
  reclaimSpace?: OpenDatabase["reclaimSpace"];
  live: Live;
  clock: Clock;
  env: Env;
  secrets: Secrets;
  /** Undefined when bills cannot be paid online. */
  payments: PaymentService | undefined;
  /** Opens the payment service again after a change of its key. */
  reopenPayments?: () => PaymentService | undefined;
  /** Reads the metadata documents of assistants; by default from public addresses. */
  fetchDocument?: FetchDocument;
};

/** Dependencies of changing an order, available to calls and commands. */
export type LifeDeps = Pick<Deps, "db" | "live" | "clock" | "secrets">;
