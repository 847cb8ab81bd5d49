import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataFolder } from "./embedded.ts";

const MODULE = new URL("./embedded.ts", import.meta.url).href;

let folder: string;
let other: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "waslijn-lock-"));
});
afterEach(async () => {
  await endOther();
  await rm(folder, { recursive: true, force: true });
});

async function lockElsewhere(): Promise<void> {
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(MODULE)});
    await lockDataFolder(${JSON.stringify(folder)});
    setInterval(() => undefined, 1000);
    process.stdout.write("locked");`;
  other = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(other.stdout!, "data");
}

async function endOther(): Promise<void> {
  if (!other) return;
  const ended = once(other, "exit");
  other.kill("SIGKILL");
  await ended;
  other = undefined;
}

test("a folder that another process holds is refused, be its number ours as between containers", async () => {
  await lockElsewhere();
  await writeFile(join(folder, "lock"), `${process.pid}\n`);
  await expect(lockDataFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
});

test("a holder that was killed holds nothing, though its number lives on as another process", async () => {
  await lockElsewhere();
  await endOther();
  await writeFile(join(folder, "lock"), `${process.ppid}\n`);
  await (
    await lockDataFolder(folder)
  )();
});

test("a folder that was given back can be locked again, once", async () => {
  await (
    await lockDataFolder(folder)
  )();
  const release = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow("is in use");
  await release();
});
