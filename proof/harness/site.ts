import pg from "pg";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { seed } from "../../apps/api/src/seed/seed.ts";
import { runOn } from "../../scripts/test/postgres.ts";
import { webDist } from "../../scripts/web-build.ts";
import { startApiNode, type ApiNode, type Version } from "./api-node.ts";
import { createCluster, type Cluster } from "./cluster.ts";
import { openMailbox, type Mailbox } from "./mailbox.ts";
import { startNginx, type Nginx } from "./nginx.ts";
import type { TcpProxy } from "../../scripts/test/tcp-proxy.ts";

/** A Sunday morning: all working days are ahead. */
export const PROOF_NOW = "2026-11-15T09:00:00+01:00";
export const PROOF_SECRET = "proof-proof-proof-proof-proof-proof";

/** Database server of a site. */
export type DatabaseServer = Pick<Cluster, "url" | "port" | "remove">;

/** Nodes on a database, without a proxy. */
export type BareSite = { cluster: Cluster } & NodesOn;
export type Site = BareSite & { url: string; nginx: Nginx };

/** The same on any database. */
type NodesOn = {
  databaseUrl: string;
  nodes: ApiNode[];
  mailbox: Mailbox;
  settings: Record<string, string>;
  query<T extends pg.QueryResultRow>(sql: string, parameters?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
};

type SiteOptions = {
  nodes?: number;
  settings?: Record<string, string>;
  /** Proxy between the nodes and the database. */
  line?: TcpProxy;
  /** An existing database, and the version of the product that runs on it. */
  existing?: { databaseUrl: string; version: Version };
};

export type DatabaseSite = Pick<Site, "cluster" | "databaseUrl" | "query" | "close">;

/** PostgreSQL only, for lines that need no node. */
export async function openDatabaseSite(): Promise<DatabaseSite> {
  const cluster = await createCluster();
  try {
    const databaseUrl = await createDatabase(cluster);
    const pool = openPool(databaseUrl);
    return {
      cluster,
      databaseUrl,
      query: async (sql, parameters) => (await pool.query(sql, parameters)).rows,
      async close() {
        await pool.end();
        await cluster.remove();
      },
    };
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

/** PostgreSQL, three nodes and nginx, as a provider runs them. */
export async function openSite(options: SiteOptions = {}): Promise<Site> {
  const cluster = await createCluster();
  return { cluster, ...(await openSiteOn(cluster, options)) };
}

/** Nodes and nginx on an existing database, which is removed with them. */
export async function openSiteOn(
  server: DatabaseServer,
  options: SiteOptions = {},
): Promise<Omit<Site, "cluster">> {
  const site = await openNodesOn(server, options);
  try {
    const nginx = await startNginx(site.nodes.map((node) => node.port));
    const close = async (): Promise<void> => {
      await nginx.stop();
      await site.close();
    };
    return { ...site, url: nginx.url, nginx, close };
  } catch (error) {
    await site.close();
    throw error;
  }
}

/** Without nginx, for lines that set the client address themselves. */
export async function openBareSite(options: SiteOptions = {}): Promise<BareSite> {
  const cluster = await createCluster();
  return { cluster, ...(await openNodesOn(cluster, options)) };
}

async function openNodesOn(
  server: DatabaseServer,
  { nodes = 3, settings = {}, line, existing }: SiteOptions,
): Promise<NodesOn> {
  const closing: (() => Promise<void>)[] = [() => server.remove()];
  const close = async (): Promise<void> => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  try {
    const databaseUrl = existing?.databaseUrl ?? (await createDatabase(server));
    const mailbox = await openMailbox();
    closing.push(() => mailbox.close());
    const all = { ...nodeSettings(databaseUrl, line?.port ?? server.port, mailbox), ...settings };
    const started: ApiNode[] = [];
    closing.push(async () => {
      await Promise.all(started.map((node) => node.end()));
    });
    for (let number = 0; number < nodes; number++) {
      started.push(await startApiNode(all, existing?.version));
    }
    const pool = openPool(databaseUrl);
    closing.push(() => pool.end());
    return {
      databaseUrl,
      nodes: started,
      mailbox,
      settings: all,
      query: async (sql, parameters) => (await pool.query(sql, parameters)).rows,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on("error", () => undefined);
  return pool;
}

async function createDatabase(cluster: DatabaseServer): Promise<string> {
  await runOn(cluster.url("postgres"), "CREATE DATABASE waslijn");
  const url = cluster.url("waslijn");
  const database = openPostgres(url, 2);
  await migrate(database.db);
  await seed(database.db, "demo");
  await database.close();
  return url;
}

function nodeSettings(
  databaseUrl: string,
  databasePort: number,
  mailbox: Mailbox,
): Record<string, string> {
  const reached = new URL(databaseUrl);
  reached.port = String(databasePort);
  return {
    DATABASE_URL: reached.href,
    SECRET_KEY: PROOF_SECRET,
    SEED: "demo",
    NODE_ENV: "production",
    PASSWORD_COST: "test",
    RATE_LIMITS: "off",
    TRUST_PROXY: "1",
    LOG_LEVEL: "info",
    CLOCK: PROOF_NOW,
    SMTP_URL: mailbox.url,
    WEB_DIST: webDist(),
  };
}
