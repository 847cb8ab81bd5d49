import type { FastifyInstance } from "fastify";
import { buildApp, type BuildOptions } from "./app.ts";
import { frozenClock, systemClock, type Clock } from "./clock.ts";
import { openPglite, openPostgres, type OpenDatabase } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { seed } from "./db/seed/seed.ts";
import type { Deps } from "./deps.ts";
import { readEnv, type Env } from "./env.ts";
import { servePages } from "./pages/pages.ts";
import { loadWebBuild, type Web } from "./pages/web-build.ts";
import { readSecrets } from "./secrets.ts";
import { StartError } from "./start-error.ts";

export type RunningServer = { address: string; env: Env; seeded: boolean; stop(): Promise<void> };

export type StartOptions = { clock?: Clock; web?: Web } & Pick<BuildOptions, "serverFactory">;

/** Opens the database, brings it up to date and listens. */
export async function startServer(
  source: Record<string, string | undefined>,
  { clock, web, serverFactory }: StartOptions = {},
): Promise<RunningServer> {
  const env = readEnv(source);
  const pages = web ?? (await loadWebBuild(env.WEB_DIST));
  const database = await openDatabase(env);
  try {
    const deps: Deps = {
      db: database.db,
      clock: clock ?? (env.CLOCK ? frozenClock(env.CLOCK) : systemClock),
      env,
      secrets: await readSecrets(env),
    };
    await migrate(deps.db);
    const demo = env.SEED ? env.SEED === "demo" : database.kind === "embedded";
    await seed(deps.db, demo ? "demo" : "base");
    const app = await buildApp(deps, {
      pages: servePages(pages, deps),
      ...(serverFactory && { serverFactory }),
    });
    const address = await listen(app, env);
    return {
      address: env.PUBLIC_URL ?? address,
      env,
      seeded: demo,
      async stop() {
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openDatabase(env: Env): Promise<OpenDatabase> {
  if (!env.DATABASE_URL) return openPglite(env.DATA_DIR);
  const database = openPostgres(env.DATABASE_URL);
  try {
    await database.db.selectNoFrom((eb) => eb.lit(1).as("one")).execute();
    return database;
  } catch {
    await database.close();
    throw new StartError(
      "The database at DATABASE_URL does not answer; check the address, the user and the password.",
    );
  }
}

async function listen(app: FastifyInstance, env: Env): Promise<string> {
  try {
    return await app.listen({ port: env.PORT, host: env.HOST });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    await app.close();
    if (code === "EADDRINUSE") {
      throw new StartError(
        `Port ${env.PORT} is taken; stop what uses it, or set PORT to another one.`,
      );
    }
    throw new StartError(
      `The server cannot listen on ${env.HOST}:${env.PORT}; check HOST and PORT.`,
    );
  }
}
