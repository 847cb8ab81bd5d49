import { MOST_PIECE } from "@waslijn/contract/console/setting-list";

const READ_BYTES = 512 * 1024;

export type FilePiece = {
  header: string;
  /** Whole lines. */
  lines: string;
  /** Number of the first of them in the file. */
  from: number;
  isLast: boolean;
  /** Part of the file read so far, from 0 to 1. */
  progress: number;
};

/** Reads a text file of any size as pieces of whole lines, with one slice of it in memory at a time. */
export async function* readPieces(file: Blob): AsyncGenerator<FilePiece> {
  const decoder = new TextDecoder();
  let header: string | undefined;
  let rest = "";
  let from = 1;
  for (let at = 0; at < file.size; at += READ_BYTES) {
    const end = Math.min(at + READ_BYTES, file.size);
    const isEnd = end === file.size;
    const bytes = await file.slice(at, end).arrayBuffer();
    rest += decoder.decode(bytes, { stream: !isEnd });
    while (rest.length > MOST_PIECE || (isEnd && rest !== "")) {
      const lines = isEnd && rest.length <= MOST_PIECE ? rest : wholeLines(rest);
      rest = rest.slice(lines.length);
      header ??= lines.split(/\r?\n/).find((line) => line.trim() !== "") ?? "";
      const isLast = isEnd && rest === "";
      yield { header, lines, from, isLast, progress: (end - rest.length) / file.size };
      from += lines.split("\n").length - 1;
    }
  }
}

/** As many lines as fit a piece; a longer line is cut, and refused by its number. */
function wholeLines(text: string): string {
  const end = text.lastIndexOf("\n", MOST_PIECE - 1);
  return text.slice(0, end < 0 ? MOST_PIECE : end + 1);
}
