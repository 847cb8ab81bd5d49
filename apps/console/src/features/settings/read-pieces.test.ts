import { MOST_PIECE } from "@waslijn/contract/console/setting-list";
import { expect, test } from "vitest";
import { readPieces, type FilePiece } from "./read-pieces.ts";

const piecesOf = async (text: string): Promise<FilePiece[]> => {
  const pieces: FilePiece[] = [];
  for await (const piece of readPieces(new Blob([text]))) pieces.push(piece);
  return pieces;
};

test("pieces are whole lines with the number of their first line, and together the file [SETUP-04]", async () => {
  const lines = Array.from({ length: 60_000 }, (_, row) => `1234AB;${row};Grachtstraat é;Plaats`);
  const text = ["postcode;huisnummer;straat;plaats", ...lines].join("\n");
  const pieces = await piecesOf(text);
  expect(pieces.map((piece) => piece.lines).join("")).toBe(text);
  for (const { header, lines: part, from } of pieces) {
    expect(header).toBe("postcode;huisnummer;straat;plaats");
    expect(part.length).toBeLessThanOrEqual(MOST_PIECE);
    if (from > 1) expect(part.startsWith(`1234AB;${from - 2};`)).toBe(true);
  }
  expect(pieces.map(({ isLast }) => isLast)).toEqual([...pieces.slice(1).map(() => false), true]);
  expect(pieces.at(-1)?.progress).toBe(1);
});

test("a file without lines has no pieces, one without an end of line a last one [SETUP-04]", async () => {
  expect(await piecesOf("")).toEqual([]);
  expect(await piecesOf("\ufeffa;b\r\nc;d")).toMatchObject([
    { header: "a;b", lines: "a;b\r\nc;d", from: 1, isLast: true },
  ]);
});
