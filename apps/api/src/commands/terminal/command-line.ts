import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { makeFilesPrivate } from "../../db/keep-from-others.ts";
import { StartError } from "../../errors.ts";
import { WorkRefused } from "../../work.ts";
import { type Command, type CommandInput, UsageError } from "./command.ts";
import { refusalSentence } from "../refusal-sentence.ts";

/** Exit codes: 0 done, 1 refused, 2 wrong usage; 1 and 2 with a message. */
export async function runCommand(command: Command): Promise<void> {
  makeFilesPrivate();
  try {
    const input = readArguments(command, process.argv.slice(2));
    if (input.has("help")) console.log(printHelp(command));
    else await command.run(input);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof WorkRefused) return refusalSentence(error.refusal);
  if (error instanceof StartError) return error.message;
  throw error;
}

function readArguments(command: Command, args: string[]): CommandInput {
  const { values, positionals } = parse(command, args);
  const [least, most] = command.words;
  const isHelp = values.help === true;
  if (!isHelp && (positionals.length < least || positionals.length > most)) {
    throw new UsageError(`This is asked as: npm run ${command.name} -- ${command.usage}`);
  }
  return {
    words: positionals,
    text: (option) => (typeof values[option] === "string" ? values[option] : undefined),
    has: (option) => values[option] === true,
  };
}

function parse(command: Command, args: string[]) {
  const options: ParseArgsOptionsConfig = { help: { type: "boolean" } };
  for (const [name, { type }] of Object.entries(command.options)) options[name] = { type };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}; npm run ${command.name} -- --help tells more.`);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const option = /'(-[^' ]+)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `There is no option ${option}`;
  return `The option ${option} is not written right`;
}

function printHelp({ name, usage, about, options, examples }: Command): string {
  const named = [
    ...Object.entries(options).map(([option, { value, help }]) => [
      `--${option}${value ? ` ${value}` : ""}`,
      help,
    ]),
    ["--help", "this text"],
  ];
  const width = Math.max(...named.map(([option = ""]) => option.length));
  return [
    `npm run ${name} -- ${usage}`,
    "",
    about,
    "",
    "Options",
    ...named.map(([option = "", help = ""]) => `  ${option.padEnd(width)}  ${help}`),
    "",
    "Examples",
    ...examples.map((example) => `  npm run ${name}${example ? ` -- ${example}` : ""}`),
    "",
    "It works on the database that DATABASE_URL names, else on the one in DATA_DIR,",
    "also while the server runs. It ends with 0 when it is done, with 1 when it is",
    "refused, with 2 when it was asked wrongly.",
  ].join("\n");
}
