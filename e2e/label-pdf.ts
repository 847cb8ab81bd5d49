import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const run = promisify(execFile);
const MM_PER_POINT = 25.4 / 72;

export type PrintedPage = { width: number; height: number };

/** Pages of a PDF with their size in millimetres, from poppler. */
export const pagesOf = (pdf: Buffer): Promise<PrintedPage[]> =>
  withFile(pdf, async (file) => {
    const { stdout } = await run("pdfinfo", ["-l", "-1", file]);
    const sizes = [...stdout.matchAll(/Page.*size:\s+([\d.]+) x ([\d.]+) pts/g)];
    return sizes.map(([, width, height]) => ({
      width: Number(width) * MM_PER_POINT,
      height: Number(height) * MM_PER_POINT,
    }));
  });

/** Text of all pages. */
export const wordsOf = (pdf: Buffer): Promise<string> =>
  withFile(pdf, async (file) => (await run("pdftotext", ["-layout", file, "-"])).stdout);

export type ReadBarcode = {
  text: string;
  /** Left, top and width in millimetres. */
  left: number;
  top: number;
  width: number;
};

const DOTS_PER_MM = 300 / 25.4;

/** Barcodes on the first page, rendered at 300 dpi. */
export async function barcodesOn(pdf: Buffer): Promise<ReadBarcode[]> {
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  prepareZXingModule({ overrides: { wasmBinary: (await readFile(wasm)).buffer } });
  const image = await withFile(pdf, async (file, folder) => {
    await run("pdftoppm", ["-r", "300", "-png", "-f", "1", "-l", "1", file, join(folder, "page")]);
    const name = (await readdir(folder)).find((entry) => entry.endsWith(".png")) ?? "";
    return readFile(join(folder, name));
  });
  const read = await readBarcodes(new Uint8Array(image), { formats: ["Code128"] });
  return read.map(({ text, position }) => ({
    text,
    left: position.topLeft.x / DOTS_PER_MM,
    top: position.topLeft.y / DOTS_PER_MM,
    width: (position.topRight.x - position.topLeft.x) / DOTS_PER_MM,
  }));
}

async function withFile<T>(
  pdf: Buffer,
  work: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "label-"));
  try {
    const file = join(folder, "label.pdf");
    await writeFile(file, pdf);
    return await work(file, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
