import type { TableName } from "./tables.ts";

export type DataFile = { name: string; text: string };

/** One entry of a file, with the line numbers of the entry and its fields. */
export type DataRecord = {
  line: number;
  fields: Map<string, { value: unknown; line: number }>;
};

/** Rule codes for the console, which has its own texts. */
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

/** An error in a file. */
export type DataProblem = {
  file: string;
  line: number;
  field: string;
  rule: DataRule;
  sentence: string;
  /** What still references an entry that is to be removed. */
  usedBy?: UsedBy;
};

export type UsedBy = TableName | "orders" | "return_labels" | "staff";

export const printProblem = ({
  file,
  line,
  sentence,
}: Pick<DataProblem, "file" | "line" | "sentence">): string => `${file} line ${line}: ${sentence}`;

/** The file cannot be parsed into entries. */
export class UnreadableFile extends Error {
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(sentence);
    this.line = line;
  }
}
