import { mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { openWorkplace } from "../../test/command-line.ts";
import { frozenClock } from "../clock.ts";
import { openPglite } from "../db/client.ts";
import { readEnv } from "../env.ts";
import { secretsFrom } from "../secrets.ts";
import { listenForCommands } from "./control-server.ts";

async function workplace(...given: Parameters<typeof openWorkplace>) {
  const it = await openWorkplace(...given);
  onTestFinished(() => it.leave());
  return it;
}

describe("a command on the embedded database", () => {
  test("has the running server do it, over a socket for the owner alone", async () => {
    const it = await workplace("PGlite");
    const env = readEnv(it.settings);
    const database = await openPglite(env.DATA_DIR);
    const deps = {
      db: database.db,
      clock: frozenClock("2026-11-15T09:00:00+01:00"),
      env,
      secrets: secretsFrom("test-secret-test-secret-test-secret"),
    };
    const server = await listenForCommands(deps, database, Fastify({ logger: false }).log);
    onTestFinished(async () => {
      await server.close();
      await database.close();
    });
    expect((await stat(join(env.DATA_DIR, "control.sock"))).mode & 0o777).toBe(0o600);
    const asked = await it.run("orders", "--day", "2026-11-17");
    expect(asked).toMatchObject({ code: 0, err: "" });
    expect(asked.out).toContain("Nothing is ordered for 2026-11-17 yet.");
    const refused = await it.run("orders", "--hub", "parijs");
    expect(refused).toMatchObject({
      code: 1,
      err: "There is no hub parijs; there are amsterdam, den-haag, haarlem, utrecht.\n",
    });
  });

  test("says who holds the data when that server cannot be asked", async () => {
    const it = await workplace("PGlite");
    await writeFile(join(it.settings.DATA_DIR ?? "", "lock"), `${process.pid}\n`);
    const { code, err } = await it.run("orders");
    expect(code).toBe(1);
    expect(err).toContain(`is in use by process ${process.pid}`);
  });

  test("fills no folder that it does not know", async () => {
    const it = await workplace("PGlite");
    const DATA_DIR = join(it.folder, "elsewhere");
    await mkdir(DATA_DIR);
    const { code, err } = await (await workplace("PGlite", { DATA_DIR })).run("orders");
    expect(code).toBe(1);
    expect(err).toContain("There are no data in");
  });
});

describe("a command on PostgreSQL", () => {
  test("sets up no database that is not ours", async () => {
    const it = await workplace("PostgreSQL");
    const url = new URL(it.settings.DATABASE_URL ?? "");
    url.pathname = "/postgres";
    const other = await workplace("PostgreSQL", { DATABASE_URL: url.href });
    const { code, err } = await other.run("orders");
    expect(code).toBe(1);
    expect(err).toContain("has not been set up yet");
  });

  test("says in a sentence that the database does not answer, or that a setting is wrong", async () => {
    const it = await workplace("PostgreSQL", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/no" });
    expect(await it.run("orders")).toMatchObject({
      code: 1,
      err: "The database at DATABASE_URL does not answer; check the address, the user and the password.\n",
    });
    const wrong = await workplace("PostgreSQL", { DATABASE_URL: "mysql://host/no" });
    expect((await wrong.run("orders")).err).toContain("The setting DATABASE_URL is not right");
  });
});

test("every command explains itself", async () => {
  const it = await workplace("PostgreSQL", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/no" });
  const { code, out } = await it.run("orders", "--help");
  expect(code).toBe(0);
  expect(out).toMatch(/^npm run orders -- [^]*Options[^]*--day DATE[^]*Examples/);
});
