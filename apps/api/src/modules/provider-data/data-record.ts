/** A file of provider data as it was found. */
export type DataFile = { name: string; text: string };

/** One entry of a file, and where it and its fields stand. */
export type DataRecord = {
  line: number;
  fields: Map<string, { value: unknown; line: number }>;
};

/** Something in a file that cannot stay as it is. */
export type DataProblem = { file: string; line: number; sentence: string };

export const printProblem = ({ file, line, sentence }: DataProblem): string =>
  `${file} line ${line}: ${sentence}`;

/** Stops reading a file that has no entries one could look at. */
export class UnreadableFile extends Error {
  readonly line: number;

  constructor(line: number, sentence: string) {
    super(sentence);
    this.line = line;
  }
}
