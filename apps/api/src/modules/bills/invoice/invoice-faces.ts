import { readFile } from "node:fs/promises";

const FILES = {
  text: "instrument-sans-400.ttf",
  strong: "instrument-sans-600.ttf",
  head: "familjen-grotesk-700.ttf",
  wide: "noto-sans-400.ttf",
  "wide-strong": "noto-sans-700.ttf",
} as const;
export type Face = keyof typeof FILES;

/**
 * Cache of the full fonts. The web fonts are subset to Western European letters, in a format the PDF writer cannot
 * read.
 */
const loaded = new Map<Face, Promise<Buffer>>();

function load(face: Face): Promise<Buffer> {
  const file = loaded.get(face) ?? readFile(new URL(`./fonts/${FILES[face]}`, import.meta.url));
  loaded.set(face, file);
  file.catch(() => loaded.delete(face));
  return file;
}

export async function loadFaces(): Promise<[face: Face, file: Buffer][]> {
  const faces = Object.keys(FILES) as Face[];
  return Promise.all(faces.map(async (face) => [face, await load(face)]));
}

/** The characters in the text fonts; the heading font has them too. */
export const IN_TEXT =
  /^[\n -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]*$/u;

/** The characters in the wide fonts: all letters of Latin, Greek and Cyrillic script. */
export const IN_WIDE =
  /^[\u0300-\u0338\n -~\u00a0-\u024f\u0259\u02bb-\u02bd\u02c6-\u02dd\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2010-\u2026\u2030-\u203a\u20a0-\u20bf\u2116\u2122]*$/u;

/**
 * The wanted font, or the wide one of its weight if the wanted one lacks a character of the text. Letters of other
 * scripts are printed as a question mark, since a missing glyph would be an empty box.
 */
export function printable(words: string, wanted: Face): { face: Face; text: string } {
  const text = words.normalize("NFC");
  if (IN_TEXT.test(text)) return { face: wanted, text };
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) =>
    IN_WIDE.test(segment) ? segment : plainLetter(segment),
  );
  return { face: wanted === "text" ? "wide" : "wide-strong", text: letters.join("") };
}

/** A letter in disguise, such as a full-width or mathematical one, as itself; others as one question mark. */
function plainLetter(letter: string): string {
  if (letter === "\u2212") return "\u2013";
  const plain = letter.normalize("NFKD").replaceAll(/\p{M}|\p{Cf}/gu, "");
  return IN_WIDE.test(plain) ? plain : "?";
}
