import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStoppedWorkplace, type StoppedWorkplace } from "../../test/command-line.ts";
import { listModes } from "../../test/list-modes.ts";
import { BOTH_DATABASES } from "../../test/databases.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";

describe.each(BOTH_DATABASES)("npm run backup and restore on %s", { timeout: 120_000 }, (kind) => {
  let it: StoppedWorkplace;
  let file: string;
  beforeAll(async () => {
    it = await openStoppedWorkplace(kind);
    file = join(it.folder, "kept", "monday.backup");
    await order("W-1");
  });
  afterAll(() => it.leave());

  const order = async (number: string) => {
    const { db, close } = await it.open();
    await placeTestOrders(db, [{ number, pickup: "2026-11-17 08:00" }]);
    await close();
  };
  const numbers = async () => {
    const { db, close } = await it.open();
    const rows = await db.selectFrom("orders").select("number").orderBy("number").execute();
    await close();
    return rows.map((row) => row.number);
  };

  test("what was ordered after a backup is gone once it is restored, all else is there", async () => {
    // Connections left open would keep a process from ending; an embedded database has none.
    const run = kind === "PostgreSQL" ? it.runAlone : it.run;
    const made = await run("backup", file);
    expect(made).toMatchObject({ code: 0 });
    expect(made.out).toContain(`The backup is ${file}`);
    expect((await stat(file)).mode & 0o077).toBe(0);
    await order("W-2");

    const careful = await it.run("restore", file);
    expect(careful.code).toBe(1);
    expect(careful.err).toContain("--replace");
    expect(await numbers()).toEqual(["W-1", "W-2"]);

    const restored = await run("restore", file, "--replace");
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.out).toContain("Restored; orders: 1.");
    if (kind === "PGlite") {
      expect(listModes(it.settings.DATA_DIR ?? "").openToOthers).toEqual([]);
    }
    expect(await numbers()).toEqual(["W-1"]);
    expect((await it.run("preview", "1012AB", "1")).out).toContain("first pickup");
  });

  test("wrong input is told in a sentence, and changes nothing", async () => {
    const broken = join(it.folder, "broken");
    await writeFile(broken, "no backup");
    const refused = await it.run("restore", broken, "--replace");
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("is not a whole backup");
    expect(await numbers()).toEqual(["W-1"]);
    expect((await it.run("restore", join(it.folder, "none"))).err).toContain("There is no file");
    expect((await it.run("restore")).code).toBe(2);
    expect((await it.run("backup", join(broken, "below"))).err).toContain("cannot be made");
    expect((await readdir(it.folder)).filter((name) => name.includes("unfinished"))).toEqual([]);
  });
});

describe("PostgreSQL's own tools", { timeout: 120_000 }, () => {
  test("restore waits for servers to be stopped", async () => {
    const it = await openStoppedWorkplace("PostgreSQL");
    const file = join(it.folder, "all.dump");
    await it.run("backup", file);
    const { db, close } = await it.open();
    await db.selectFrom("hubs").select("id").execute();
    const busy = await it.run("restore", file, "--replace");
    expect(busy.err).toContain("The database is in use by 1 other connection");
    await close();
    await it.leave();
  });

  test("where they are missing a sentence says what to install", async () => {
    const it = await openStoppedWorkplace("PostgreSQL", { PATH: "/nowhere" });
    for (const args of [["backup"], ["restore", join(it.folder, "file"), "--replace"]]) {
      await writeFile(join(it.folder, "file"), "");
      const { code, err } = await it.run(args[0] ?? "", ...args.slice(1));
      expect(code).toBe(1);
      expect(err).toContain("is missing; install its client tools");
    }
    await it.leave();
  });
});
