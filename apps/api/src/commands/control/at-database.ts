import { existsSync } from "node:fs";
import { hostname, userInfo } from "node:os";
import { join } from "node:path";
import { frozenClock, systemClock } from "../../clock.ts";
import type { OpenDatabase } from "../../db/client.ts";
import { pendingMigrations } from "../../db/migrate.ts";

import { readEnv, type Env } from "../../env.ts";
import { loadSettings } from "../../modules/settings/follow-settings.ts";
import { openPayments } from "../../outside/open-payments.ts";
import { publicUrl } from "../../public-url.ts";
import { readSecrets, type Secrets } from "../../secrets.ts";
import { StartError } from "../../errors.ts";
import { askServer, reachServer } from "./control-client.ts";
import { showProgress } from "../terminal/print-table.ts";
import type { WorkInput, WorkName, WorkResult } from "./control-works.ts";
import type { Work } from "../../work.ts";

/** Runs a use case in this process, or in the server that holds the embedded database. */
export async function atDatabase<Name extends WorkName>(
  name: Name,
  input: WorkInput<Name>,
): Promise<WorkResult<Name>> {
  const env = readEnv(process.env);
  const server = env.DATABASE_URL ? undefined : await reachServer(env.DATA_DIR);
  const result = server
    ? await askServer(server, { work: name, input, who: whoAsks() }, showProgress())
    : await workHere(env, name, input);
  return result as WorkResult<Name>;
}

async function workHere(env: Env, name: WorkName, input: unknown): Promise<unknown> {
  const database = await openExisting(env);
  try {
    const { works } = await import("./control-works.ts");
    const work = works[name] as Work<unknown, unknown>;
    const secrets = await secretsFor(env);
    const deps = {
      db: database.db,
      live: database.live,
      clock: env.CLOCK ? frozenClock(env.CLOCK) : systemClock,
      env,
      get secrets() {
        return secrets();
      },
      get payments() {
        return openPayments(env, secrets(), () => publicUrl(env));
      },
      database,
      who: whoAsks(),
      progress: showProgress(),
    };
    await loadSettings(deps);
    return await work(deps, input);
  } finally {
    await database.close();
  }
}

/** Lazy: most commands need no secret, so a missing one fails only those that do. */
async function secretsFor(env: Env): Promise<() => Secrets> {
  try {
    const secrets = await readSecrets(env);
    return () => secrets;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Opens a database that the server has set up; never creates one at a mistyped address or folder. */
async function openExisting(env: Env): Promise<OpenDatabase> {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, "database"))) {
    throw new StartError(
      `There are no data in ${env.DATA_DIR} yet; start the server once with npm start, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  // Lazy import: not needed when the running server does the work, and it speeds up the start.
  const { openDatabase } = await import("../../db/open-database.ts");
  const database = await openDatabase(env);
  try {
    const { known, pending } = await pendingMigrations(database.db);
    if (known === 0) {
      throw new StartError(
        "This database has not been set up yet; start the server on it once with npm start.",
      );
    }
    if (pending > 0) {
      throw new StartError(
        "This database is of an earlier version; start the server once to bring it up to date.",
      );
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

export const whoAsks = (): string => `${userInfo().username}@${hostname()}`;
