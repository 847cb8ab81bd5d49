import type { Command } from "./command.ts";

export function printHelp({ name, usage, about, options, examples }: Command): string {
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
