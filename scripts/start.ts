import { existsSync, mkdirSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { brand } from "@waslijn/contract/shared/brand";
import { makeFilesPrivate } from "../apps/api/src/db/keep-from-others.ts";
import type { DemoLinks } from "../apps/api/demo/day/demo-links.ts";
import type { RunningServer } from "../apps/api/src/server.ts";
import { bundleFolder, loadServer } from "../deploy/server-bundle.ts";
import { compressOnce } from "./compress-smallest.ts";
import { buildWeb, isStale } from "./web-build.ts";

const bundle = bundleFolder();
await Promise.all([
  isStale() && step("Building the pages", () => buildWeb(compressOnce)),
  !existsSync(bundle) &&
    step("Building the server", async () => (await import("./build-server.ts")).buildServer()),
]);
const { startServer, StartError } = await loadServer(bundle);
try {
  // Built pages may be served by another user; files created from here on are private.
  makeFilesPrivate();
  const log = process.stdout.isTTY ? openLog(process.env.DATA_DIR ?? "var") : undefined;
  const server = await startServer(process.env, {
    demoDay: true,
    ...(log && { log: log.lines }),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)));
  }
  // Pages may have been built without the console.
  const hasConsole = existsSync(join(server.env.WEB_DIST, "console"));
  // The demonstration makes its own owner, so its link comes first.
  const wayIn = hasConsole ? await server.wayIn() : undefined;
  const firstOwner = hasConsole ? await server.firstOwner() : undefined;
  console.log(welcome(server, { wayIn, firstOwner, logFile: log?.file }));
  const toLookAt = examples(server.address, await server.demoLinks());
  if (toLookAt) console.log(toLookAt);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Tells what a first start is busy with, and how long it took. */
async function step(what: string, work: () => Promise<void>): Promise<void> {
  console.log(`${what} …`);
  const began = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/**
 * A terminal shows what to try, so log lines go to a file next to the data, overwritten at each start. Undefined if it
 * is not writable.
 */
function openLog(folder: string): { file: string; lines: Writable } | undefined {
  const file = join(folder, "server.log");
  try {
    mkdirSync(folder, { recursive: true });
    const opened = openSync(file, "w", 0o600);
    const write = (line: Buffer, _: string, done: () => void) => (writeSync(opened, line), done());
    return { file, lines: new Writable({ write }) };
  } catch {
    return undefined;
  }
}

function welcome(
  { address, login }: RunningServer,
  { wayIn, firstOwner, logFile }: Record<"wayIn" | "firstOwner" | "logFile", string | undefined>,
): string {
  const lines = [``, `${brand.name} is open at ${address}`];
  if (login) {
    lines.push(
      ``,
      `  in the area       2011DB, number 18, addition A (Lange Veerstraat, Haarlem)`,
      `  outside it        3011AD`,
      `  location code     7430 at ${address}/nl/retail`,
      `  return code       BC12M at ${address}/nl/retour`,
      `  demo login        ${login.email} with ${login.password}`,
    );
  }
  if (wayIn) lines.push(`  console           ${wayIn}`);
  if (firstOwner) {
    lines.push(
      `  first owner       ${firstOwner}`,
      `                    opens the console once: it ends when the owner's passkey is made`,
    );
  }
  if (logFile) lines.push(`  log lines         ${logFile}`);
  return [...lines, ``].join("\n");
}

/** Pages of the demonstration day, which is created while the server is already running. */
function examples(address: string, { orderPage, bill }: DemoLinks): string {
  const lines = [
    ...(orderPage ? [`  an order          ${address}${orderPage}`] : []),
    ...(bill ? [`  a bill to pay     ${address}${bill}`] : []),
  ];
  return lines.length > 0 ? [...lines, ``].join("\n") : "";
}
