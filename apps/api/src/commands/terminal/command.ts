import { StartError } from "../../errors.ts";

type Option = {
  type: "string" | "boolean";
  /** What stands after the option in the help, e.g. DATE. */
  value?: string;
  help: string;
};

export type Given = {
  /** What stands without a name, in order. */
  words: string[];
  text(option: string): string | undefined;
  has(option: string): boolean;
};

export type Command = {
  /** As in `npm run NAME`. */
  name: string;
  /** What may follow `npm run NAME --`. */
  usage: string;
  about: string;
  options: Record<string, Option>;
  /** How many words without a name it takes, at least and at most. */
  words: [least: number, most: number];
  examples: string[];
  run(given: Given): Promise<void>;
};

/** A command that was asked wrongly: one sentence on what it would understand. */
export class UsageError extends StartError {
  override name = "UsageError";
}
