import type { Clock } from "./clock.ts";
import type { Db } from "./db/client.ts";
import type { Env } from "./env.ts";
import type { Secrets } from "./secrets.ts";

/** What the app is built from; tests hand in their own. */
export type Deps = {
  db: Db;
  clock: Clock;
  env: Env;
  secrets: Secrets;
};
