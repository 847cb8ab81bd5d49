import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runOn } from "../../../../scripts/test/postgres.ts";
import { openStoppedWorkplace, type StoppedWorkplace } from "../../test/command-line.ts";
import { listModes } from "../../test/list-modes.ts";
import { fillWithOrders } from "../../test/fill-with-orders.ts";
import { askTokens } from "../../test/sessions.ts";
import { buildApp } from "../app.ts";
import { frozenClock } from "../clock.ts";
import { openPostgres } from "../db/client.ts";
import { DEMO_LOGIN } from "../seed/seed.ts";
import { readEnv } from "../env.ts";
import { secretsFrom } from "../secrets.ts";

const ORDERS = 2000;

describe("npm run grow", { timeout: 120_000 }, () => {
  let it: StoppedWorkplace;
  let url: string;
  beforeAll(async () => {
    it = await openStoppedWorkplace("PGlite");
    await writeFile(
      join(it.settings.DATA_DIR ?? "", "secret"),
      "embedded-embedded-embedded-embedded",
    );
    const { db, close } = await it.open();
    await fillWithOrders(db, ORDERS);
    await close();
    const server = process.env.TEST_POSTGRES_URL ?? "";
    const name = `grown_${process.pid}`;
    await runOn(server, `CREATE DATABASE ${name}`);
    url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  }, 120_000);
  afterAll(async () => {
    const name = new URL(url).pathname.slice(1);
    await runOn(
      process.env.TEST_POSTGRES_URL ?? "",
      `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
    );
    await it.leave();
  });

  test("an embedded database moves into PostgreSQL whole, and the same login works there", async () => {
    const { code, out } = await it.runAlone("grow", url);
    expect(code).toBe(0);
    expect(out).toMatch(/orders +2,000 +equal/);
    for (const table of ["bills", "payments", "refunds"]) {
      expect(out).toMatch(new RegExp(`${table} +200 +equal`));
    }
    expect(listModes(it.settings.DATA_DIR ?? "").openToOthers).toEqual([]);
    expect(out).toContain(`SECRET_KEY="$(cat ${it.settings.DATA_DIR}/secret)"`);

    const database = openPostgres(url);
    const states = database.db.selectFrom("bills").select(["state", "due_cents"]).distinct();
    expect(await states.execute()).toEqual([{ state: "partly-refunded", due_cents: 0 }]);
    const key = (await readFile(join(it.settings.DATA_DIR ?? "", "secret"), "utf8")).trim();
    const deps = {
      db: database.db,
      live: database.live,
      clock: frozenClock("2026-11-15T09:00:00+01:00"),
      env: readEnv({ DATABASE_URL: url, LOG_LEVEL: "silent", NODE_ENV: "test" }),
      secrets: secretsFrom(key),
      payments: undefined,
    };
    const app = await buildApp(deps);
    const login = await askTokens(
      { app, deps, database, close: () => app.close() },
      DEMO_LOGIN.email,
      DEMO_LOGIN.password,
    );
    expect(login.statusCode).toBe(200);
    const dropOff = await app.inject({
      method: "POST",
      url: "/api/orders/retail/no-terminal",
      payload: { code: "7430" },
    });
    expect(dropOff.json()).toMatchObject({ number: `W-${10_001 + ORDERS}` });
    await app.close();
    await database.close();
  });

  test("only an empty database is filled, and every wrong input has a sentence", async () => {
    expect(await it.run("grow", url)).toMatchObject({
      code: 1,
      err: "The PostgreSQL database holds tables already; make a new, empty one (createdb) and name that.\n",
    });
    expect((await it.run("grow", "mysql://x")).code).toBe(2);
    expect((await it.run("grow")).code).toBe(2);
    expect((await it.run("grow", "postgres://nobody@127.0.0.1:1/no")).err).toContain(
      "does not answer",
    );
  });
});
