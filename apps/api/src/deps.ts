import type { Clock } from "./clock.ts";
import type { Db, OpenDatabase } from "./db/client.ts";
import type { Live } from "./db/live.ts";
import type { Env } from "./env.ts";
import type { PaymentService } from "./outside/payment-service.ts";
import type { Secrets } from "./secrets.ts";

/** What the app is built from; tests hand in their own. */
export type Deps = {
  db: Db;
  /** For reports and exports, which may be a moment behind, nobody's own reads; without it `db`. */
  reading?: Db;
  /** Gives space back where the database does not do so itself (`reclaimSpace`). */
  reclaimSpace?: OpenDatabase["reclaimSpace"];
  live: Live;
  clock: Clock;
  env: Env;
  secrets: Secrets;
  /** Without one, bills cannot be paid online. */
  payments: PaymentService | undefined;
};

/** What changing an order needs; a command has it as well as a call. */
export type LifeDeps = Pick<Deps, "db" | "live" | "clock" | "secrets">;
