import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import type { CommandRun, Ended } from "./run-command.ts";

/** Runs several commands in one process, so that modules are loaded only once. */
process.on("message", (commandRun: CommandRun) => {
  void run(commandRun).then((ended) => process.send?.(ended));
});
process.once("disconnect", () => process.exit());

async function run({ file, args, settings, folder }: CommandRun): Promise<Ended> {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, settings);
  process.chdir(folder);
  process.argv = [process.execPath, file, ...args];
  process.exitCode = undefined;
  const [out, err] = [listenTo(process.stdout), listenTo(process.stderr)];
  try {
    // A command runs when its module is loaded; the query string makes it load again.
    await import(`${pathToFileURL(file).href}?${randomUUID()}`);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  return { code: process.exitCode ?? 0, out: out(), err: err() };
}

/** Captures what is written instead of printing it. */
function listenTo(stream: NodeJS.WriteStream): () => string {
  let output = "";
  stream.write = (text: string | Uint8Array) => {
    output += typeof text === "string" ? text : Buffer.from(text).toString();
    return true;
  };
  return () => output;
}
