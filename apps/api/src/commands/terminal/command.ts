import { StartError } from "../../errors.ts";

type Option = {
  type: "string" | "boolean";
  /** Placeholder after the option in the help, e.g. DATE. */
  value?: string;
  help: string;
};

export type CommandInput = {
  /** Positional arguments, in order. */
  words: string[];
  text(option: string): string | undefined;
  has(option: string): boolean;
};

export type Command = {
  /** As in `npm run NAME`. */
  name: string;
  /** The arguments after `npm run NAME --`. */
  usage: string;
  about: string;
  options: Record<string, Option>;
  /** Minimum and maximum number of positional arguments. */
  words: [least: number, most: number];
  examples: string[];
  run(input: CommandInput): Promise<void>;
};

/** Wrong usage of a command, with a sentence on the correct one. */
export class UsageError extends StartError {
  override name = "UsageError";
}
