import { fork, spawn, type ChildProcess } from "node:child_process";
import { join, resolve } from "node:path";
import { COMPILED } from "../../../scripts/test/compiled.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const NODE = join(ROOT, "node_modules/.bin/node");

/** A command as `npm run` starts it, with only these settings. */
export type CommandRun = {
  file: string;
  args: string[];
  settings: Record<string, string>;
  folder: string;
};
export type Ended = { code: number | null; out: string; err: string };

export const commandFile = (command: string): string =>
  join(ROOT, "apps/api/src/commands", `${command.replace(":", "-")}.ts`);

let host: ChildProcess | undefined;
let before: Promise<unknown> = Promise.resolve();

/** Runs commands one after another in one process: starting a process for each costs the most. */
export function runCommand(run: CommandRun): Promise<Ended> {
  const ended = before.then(() => askHost(run));
  before = ended.catch(() => undefined);
  return ended;
}

function askHost(run: CommandRun): Promise<Ended> {
  host ??= startHost();
  const asking = host;
  return new Promise((done, fail) => {
    const hasDied = (code: number | null) => {
      host = undefined;
      fail(new Error(`The process of commands ended with ${code} at ${run.file}.`));
    };
    asking.once("exit", hasDied);
    asking.once("message", (ended: Ended) => {
      asking.off("exit", hasDied);
      done(ended);
    });
    asking.send({ ...run, settings: withPath(run.settings) });
  });
}

/** Ends with the process that started it. */
function startHost(): ChildProcess {
  const child = fork(join(import.meta.dirname, "command-process.ts"), {
    execPath: NODE,
    execArgv: [],
    env: withPath(COMPILED),
  });
  child.unref();
  child.channel?.unref();
  return child;
}

/** In a separate process, which has to exit by itself. */
export async function runAlone({ file, args, settings, folder }: CommandRun): Promise<Ended> {
  const child = spawn(NODE, [file, ...args], {
    cwd: folder,
    env: withPath({ ...COMPILED, ...settings }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, out, err };
}

const withPath = (settings: Record<string, string>): Record<string, string> => ({
  PATH: process.env.PATH ?? "",
  ...settings,
});
