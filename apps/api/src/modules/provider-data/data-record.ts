import type { TableName } from "./tables.ts";

/** A file of provider data as it was found. */
export type DataFile = { name: string; text: string };

/** One entry of a file, and where it and its fields stand. */
export type DataRecord = {
  line: number;
  fields: Map<string, { value: unknown; line: number }>;
};

/** What a rule is called where it is not said in a sentence: the console has words of its own. */
export type DataRule =
  | "unreadable"
  | "unknown"
  | "missing"
  | "wrong"
  | "repeated"
  | "orphan"
  | "crosses"
  | "needed"
  | "named"
  | "past"
  | "ordered";

/** Something in a file that cannot stay as it is. */
export type DataProblem = {
  file: string;
  line: number;
  field: string;
  rule: DataRule;
  sentence: string;
  /** What still uses an entry that is to go. */
  usedBy?: UsedBy;
};

export type UsedBy = TableName | "orders" | "return_labels" | "staff";

export const printProblem = ({
  file,
  line,
  sentence,
}: Pick<DataProblem, "file" | "line" | "sentence">): string => `${file} line ${line}: ${sentence}`;

/** Stops reading a file that has no entries one could look at. */
export class UnreadableFile extends Error {
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(sentence);
    this.line = line;
  }
}
