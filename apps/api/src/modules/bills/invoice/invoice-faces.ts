import { readFile } from "node:fs/promises";

const FILES = {
  text: "instrument-sans-400.ttf",
  strong: "instrument-sans-600.ttf",
  head: "familjen-grotesk-700.ttf",
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

/** The characters in the text fonts. The heading font has all others that occur in names in Latin script. */
const IN_TEXT =
  /^[ -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u01cd\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]*$/u;

/** The wanted font, or the heading font if the wanted one lacks a character of the text. */
export const faceFor = (text: string, wanted: Face): Face => (IN_TEXT.test(text) ? wanted : "head");
