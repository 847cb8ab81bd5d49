import type { FastifyInstance } from "fastify";
import { buildApp, type BuildOptions } from "./app.ts";
import { frozenClock, systemClock, type Clock } from "./clock.ts";
import { listenForCommands } from "./commands/control/control-server.ts";
import { openServingDatabase } from "./db/open-database.ts";
import { makeFirstDemoDay } from "../demo/day/demo-day.ts";
import { findDemoLinks, type DemoLinks } from "../demo/day/demo-links.ts";
import { DEMO_LOGIN, seed } from "./seed/seed.ts";
import type { Deps } from "./deps.ts";
import { readEnv, type Env } from "./env.ts";
import { demoWayIn } from "./modules/staff/demo-way-in.ts";
import { firstOwnerUrl } from "./modules/staff/first-owner.ts";
import { followSettings, loadSettings } from "./modules/settings/follow-settings.ts";
import { openPayments } from "./outside/open-payments.ts";
import { ownAddress } from "./public-url.ts";
import { servePages } from "./pages/pages.ts";
import { loadWebBuild, type Web } from "./pages/web-build.ts";
import { readSecrets } from "./secrets.ts";
import { StartError } from "./errors.ts";

export { StartError };

export type RunningServer = {
  address: string;
  env: Env;
  /** Of the demonstration. */
  login: typeof DEMO_LOGIN | undefined;
  /** Sign-in link of the demo for the console. */
  wayIn(): Promise<string | undefined>;
  /** Link that makes the first owner, while there is none (SETUP-02). */
  firstOwner(): Promise<string | undefined>;
  /** Further demo links, available once the demo day is generated. */
  demoLinks(): Promise<DemoLinks>;
  stop(): Promise<void>;
};

export type StartOptions = {
  clock?: Clock;
  web?: Web;
  /** Generates the demo day at the first start. */
  demoDay?: boolean;
} & Pick<BuildOptions, "serverFactory" | "log">;

/** Opens and migrates the database, then listens. */
export async function startServer(
  source: Record<string, string | undefined>,
  { clock, web, demoDay = false, serverFactory, log }: StartOptions = {},
): Promise<RunningServer> {
  const env = readEnv(source);
  const pages = web ?? (await loadWebBuild(env.WEB_DIST));
  const database = await openServingDatabase(env);
  try {
    const secrets = await readSecrets(env);
    const deps: Deps = {
      db: database.db,
      reading: database.reading,
      reclaimSpace: database.reclaimSpace,
      live: database.live,
      clock: clock ?? (env.CLOCK ? frozenClock(env.CLOCK) : systemClock),
      env,
      secrets,
      payments: undefined,
      reopenPayments: () => openPayments(env, secrets, () => ownAddress(app.server)),
    };
    deps.payments = deps.reopenPayments?.();
    const demo = env.SEED ? env.SEED === "demo" : database.kind === "embedded";
    await seed(deps.db, demo ? "demo" : "base");
    await loadSettings(deps);
    const app: FastifyInstance = await buildApp(deps, {
      pages: servePages(pages, deps),
      ...(serverFactory && { serverFactory }),
      ...(log && { log }),
    });
    const address = await listen(app, env);
    const stopFollowing = await followSettings(deps, (error) =>
      app.log.warn({ err: error }, "settings not read"),
    );
    if (!env.SMTP_URL) app.log.warn("no mail server is set (SMTP_URL): mails are kept, not sent");
    if (!env.SMS_URL) app.log.warn("no SMS gateway is set (SMS_URL): texts are kept, not sent");
    if (!deps.payments) app.log.warn("no payment service is set: bills cannot be paid online");
    const commands =
      database.kind === "embedded" ? await listenForCommands(deps, database, app.log) : undefined;
    const stopping = new AbortController();
    // In the background: it takes seconds, and pages are available meanwhile.
    const made =
      demo && demoDay
        ? makeFirstDemoDay(deps, stopping.signal).catch((error: unknown) =>
            app.log.error({ err: error }, "the demonstration's day could not be made"),
          )
        : undefined;
    return {
      address: env.PUBLIC_URL ?? address,
      env,
      login: demo ? DEMO_LOGIN : undefined,
      wayIn: async () => (demo ? demoWayIn(deps, address) : undefined),
      firstOwner: () => firstOwnerUrl(deps, address),
      async demoLinks() {
        await made;
        return made && !stopping.signal.aborted ? findDemoLinks(deps) : {};
      },
      async stop() {
        stopping.abort();
        stopFollowing();
        await made;
        await commands?.close();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Connections waiting to be accepted. With the default of 511 a crowd overflows it, and nginx takes the node for dead. */
const BACKLOG = 4096;

async function listen(app: FastifyInstance, env: Env): Promise<string> {
  try {
    return await app.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG });
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
