import { openPostgres } from "../apps/api/src/db/client.ts";
import type { Deps } from "../apps/api/src/deps.ts";
import { readEnv } from "../apps/api/src/env.ts";
import { secretsFrom } from "../apps/api/src/secrets.ts";
import { E2E_NOW, E2E_SECRET, type RunningServer } from "./running-server.ts";

/** Dependencies for calling the product's functions on the database of a running server. */
export function openBeside(
  server: RunningServer,
  now = E2E_NOW,
): { deps: Deps; close: () => Promise<void> } {
  const { db, live, close } = openPostgres(server.databaseUrl);
  const deps = {
    db,
    live,
    clock: { now: () => new Date(now) },
    env: readEnv({ NODE_ENV: "test" }),
    secrets: secretsFrom(E2E_SECRET),
    payments: undefined,
  };
  return { deps, close };
}
