import { once } from "node:events";
import { stat } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { lockDataFolder } from "../../db/embedded.ts";
import { openStoppedWorkplace, openWorkplace } from "../../../test/command-line.ts";

/** Calls `leave` when the test ends. */
async function at<T extends { leave(): Promise<void> }>(opening: Promise<T>): Promise<T> {
  const place = await opening;
  onTestFinished(() => place.leave());
  return place;
}

describe("a command on the embedded database", { timeout: 120_000 }, () => {
  test("has the running server do it, over a socket for the owner alone", async () => {
    const it = await at(openWorkplace("PGlite"));
    const socket = await stat(join(it.settings.DATA_DIR ?? "", "control.sock"));
    expect(socket.mode & 0o777).toBe(0o600);
    const ended = await it.runAlone("orders", "--day", "2026-11-17");
    expect(ended).toMatchObject({ code: 0, err: "" });
    expect(ended.out).toContain("Nothing is ordered for 2026-11-17 yet.");
    const refused = await it.run("orders", "--hub", "parijs");
    expect(refused).toMatchObject({
      code: 1,
      err: "There is no hub parijs; there are amsterdam, den-haag, haarlem, utrecht.\n",
    });
  });

  test("a server stops though someone is connected and says nothing", async () => {
    const it = await openWorkplace("PGlite");
    const socket = connect(join(it.settings.DATA_DIR ?? "", "control.sock"));
    await once(socket, "connect");
    const ended = once(socket, "close");
    await it.leave();
    await ended;
  });

  test("opens it where no server runs, and says who holds it where that server cannot be asked", async () => {
    const it = await at(openStoppedWorkplace("PGlite"));
    expect(await it.runAlone("orders")).toMatchObject({ code: 0, err: "" });
    const release = await lockDataFolder(it.settings.DATA_DIR ?? "");
    const { code, err } = await it.run("orders");
    await release();
    expect(code).toBe(1);
    expect(err).toContain(`is in use by process ${process.pid}`);
  });

  test("fills no folder that has no database", async () => {
    const it = await at(openStoppedWorkplace("PGlite", { DATA_DIR: "elsewhere" }));
    const { code, err } = await it.run("orders");
    expect(code).toBe(1);
    expect(err).toContain("There are no data in");
  });
});

describe("a command on PostgreSQL", { timeout: 120_000 }, () => {
  test("sets up no database that is not ours", async () => {
    const DATABASE_URL = process.env.TEST_POSTGRES_URL ?? "";
    const { code, err } = await (
      await at(openStoppedWorkplace("PostgreSQL", { DATABASE_URL }))
    ).run("orders");
    expect(code).toBe(1);
    expect(err).toContain("has not been set up yet");
  });

  test("says in a sentence that the database does not answer, or that a setting is wrong", async () => {
    const silent = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/no" };
    const it = await at(openStoppedWorkplace("PostgreSQL", silent));
    expect(await it.runAlone("orders")).toMatchObject({
      code: 1,
      err: "The database at DATABASE_URL does not answer; check the address, the user and the password.\n",
    });
    const wrong = { DATABASE_URL: "mysql://host/no" };
    const other = await at(openStoppedWorkplace("PostgreSQL", wrong));
    expect((await other.run("orders")).err).toContain("The setting DATABASE_URL is not right");
  });
});

const COMMANDS = [
  ["orders", "--day DATE"],
  ["bill", "--month MONTH"],
  ["data:apply", "--dry-run"],
  ["preview", "--new"],
  ["area:open", "--hub HUB"],
  ["subscribers", "--csv FILE"],
  ["customer", "--file FILE"],
  ["staff", "--role ROLE"],
  ["kits", "--paper PAPER"],
  ["backup", "[FILE]"],
  ["restore", "--replace"],
  ["grow", "DATABASE_URL"],
] as const;

test("every command explains itself, without a database", { timeout: 120_000 }, async () => {
  const it = await at(openStoppedWorkplace("PostgreSQL", { DATABASE_URL: "none" }));
  for (const [name, part] of COMMANDS) {
    const { code, out } = await it.run(name, "--help");
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^npm run ${name} -- [^]*Options[^]*--help[^]*Examples`));
    expect(out).toContain(part);
  }
});
