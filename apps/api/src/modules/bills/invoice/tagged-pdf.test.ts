import { overrideBusiness } from "@waslijn/contract/shared/brands/business";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import Pdf from "pdfkit";
import { drawLabels } from "../../floor/draw-labels.ts";
import { currentSeller, sellerOf } from "../invoice-seller.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { IN_TEXT, IN_WIDE, loadFaces, printable, type Face } from "./invoice-faces.ts";
import { endingAt, LEFT, RIGHT, type InvoiceSheet } from "./invoice-sheet.ts";

const sheet = (rows: number, name = "Noor de Wit"): InvoiceSheet => ({
  title: "Factuur",
  number: "2026-000123",
  date: "2026-11-18",
  seller: sellerOf({ seller: null }),
  customer: [name, "Lange Veerstraat 18-A", "2011 DB Haarlem"],
  facts: [
    ["Factuurnummer", "2026-000123"],
    ["Factuurdatum", "18 november 2026"],
  ],
  columns: [
    { label: "Omschrijving", x: LEFT, width: 300, align: "left" },
    endingAt(RIGHT, "Bedrag"),
  ],
  rows: Array.from({ length: rows }, (_, row) => [`Overhemd ${row + 1}`, "€ 3,50"]),
  sums: [["Btw 21%", "€ 0,61"]],
  total: "€ 3,50",
  closing: "Betaald op 18 november 2026 met iDEAL | Wero.",
  note: "De bedragen zijn inclusief btw.",
});
const label = (name: string) => ({
  number: "W-1",
  name,
  address: ["Lange Veerstraat 18-A", "2011 DB  Haarlem"],
});

const run = (program: string, parameters: string[], pdf: Buffer): string =>
  execFileSync(program, parameters, { input: pdf, maxBuffer: 10_000_000 }).toString();
const wordsIn = (pdf: Buffer): string => run("pdftotext", ["-raw", "-", "-"], pdf);
/** The structure tree: types, indented by depth, and the text of each. */
const structureOf = (pdf: Buffer): string => run("pdfinfo", ["-struct-text", "-"], pdf);
const types = (structure: string): string[] =>
  [...structure.matchAll(/^ *(Document|Figure|H1|P|Table|TR|TH|TD|Sect)\b/gm)].map(
    ([, type = ""]) => type,
  );
/** qpdf reads only files. */
function runQpdf(pdf: Buffer, ...parameters: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "waslijn-pdf-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "test.pdf");
  writeFileSync(file, pdf);
  return execFileSync("qpdf", [...parameters, file, ...(parameters[0] === "--qdf" ? ["-"] : [])], {
    maxBuffer: 10_000_000,
  }).toString("latin1");
}
/** The file with its streams uncompressed. */
const readable = (pdf: Buffer): string => runQpdf(pdf, "--qdf", "--object-streams=disable");

/** Text, strokes and fills that are neither in an element nor marked as decoration. */
function unmarked(pdf: Buffer): string[] {
  const streams = [...readable(pdf).matchAll(/^stream\n(.*?)\nendstream/gms)]
    .map(([, content = ""]) => content)
    .filter((content) => content.includes(" BDC\n"));
  expect(streams.length).toBeGreaterThan(0);
  return streams.flatMap((content) => {
    let depth = 0;
    return content.split("\n").filter((line) => {
      if (/ B(DC|MC)$/.test(line)) depth++;
      if (line === "EMC") depth--;
      return depth === 0 && /(^|[\s\])])(Tj|TJ|S|s|f|f\*|B|b)$/.test(line);
    });
  });
}

describe("PDFs", () => {
  test.each([
    ["an invoice", () => drawInvoice(sheet(3), "nl"), "Factuur 2026-000123"],
    ["an invoice of two pages", () => drawInvoice(sheet(40), "nl"), "Factuur 2026-000123"],
    ["labels", () => drawLabels([label("Noor"), label("Олена")], { paper: "sheet" }), "Labels"],
  ] as const)(
    "%s: valid, PDF/A-2a, with title, language, output intent, and nothing left untagged [MINE-07]",
    async (_name, draw, title) => {
      const pdf = await draw();
      expect(runQpdf(pdf, "--check")).toContain("No syntax or stream encoding errors");
      const info = run("pdfinfo", ["-"], pdf);
      expect(info).toMatch(new RegExp(`^Title: +${title}$`, "m"));
      expect(info).toMatch(/^Tagged: +yes$/m);
      expect(run("pdfinfo", ["-meta", "-"], pdf)).toMatch(
        /<pdfaid:part>2<[^]*<pdfaid:conformance>A</,
      );
      const file = readable(pdf);
      expect(file).toMatch(/\/Lang \(nl\)/);
      expect(file).toMatch(/\/DisplayDocTitle true/);
      expect(file).toMatch(/\/S \/GTS_PDFA1/);
      expect(unmarked(pdf)).toEqual([]);
    },
  );

  test("an invoice is read from its logo to its footer: heading, and tables with header cells [MINE-07]", async () => {
    const pdf = await drawInvoice(sheet(2), "nl");
    const structure = structureOf(pdf);
    const [facts, sums] = ["Table TR TH TD TR TH TD", "Table TR TH TD TR TH TD"];
    expect(types(structure).join(" ")).toBe(
      `Document Figure P P P P H1 P P P ${facts} Table TR TH TH TR TD TD TR TD TD ${sums} P P P`,
    );
    expect(structure).toMatch(/H1[^"]*"Factuur"/);
    expect(run("pdfinfo", ["-struct", "-"], pdf)).toMatch(/TH:\n +\/Scope \/Column/);
    expect(readable(pdf)).toMatch(/\/Alt \(Waslijn\)/);
  });

  test("an invoice of a business with a name of its own has no logo of another [SET-01]", async () => {
    overrideBusiness({ name: "Wasserij Zon" });
    onTestFinished(() => overrideBusiness({}));
    const pdf = await drawInvoice({ ...sheet(1), seller: currentSeller() }, "nl");
    expect(types(structureOf(pdf))).not.toContain("Figure");
    expect(wordsIn(pdf)).toContain("Wasserij Zon");
  });

  test("header cells and footer that are printed on each page are read once [MINE-07]", async () => {
    const structure = structureOf(await drawInvoice(sheet(40), "nl"));
    for (const once of ["Omschrijving", "De bedragen zijn inclusief btw."]) {
      expect(structure.split(`"${once}"`)).toHaveLength(2);
    }
    expect(structure).toContain('"Overhemd 40"');
  });

  test.each([
    ["Çağrı İnönü", "Çağrı İnönü"],
    ["Γιώργος Παπαδόπουλος", "Γιώργος Παπαδόπουλος"],
    ["Олена Ґедзь", "Олена Ґедзь"],
    ["Ｎｏｏｒ 𝓓𝓮 𝓦𝓲𝓽", "Noor De Wit"],
    ["Zoe\u0308 👩‍🔬", "Zoë ?"],
    ["张伟", "??"],
    ["שירה", "????"],
  ])("%s is printed as %s, on an invoice and a label", async (name, printed) => {
    expect(wordsIn(await drawInvoice(sheet(1, name), "nl"))).toContain(`${printed}\n`);
    expect(wordsIn(await drawLabels([label(name)], { paper: "roll" }))).toContain(`${printed}\n`);
  });

  test("every character that a font is said to have is in it: none becomes an empty box", async () => {
    const doc = new Pdf();
    for (const [face, file] of await loadFaces()) doc.registerFont(face, file);
    const missing = (face: Face, said: RegExp): string[] => {
      const { font } = (doc.font(face) as unknown as Opened)._font;
      return Array.from({ length: 0xffff }, (_, code) => code)
        .filter((code) => code >= 0x20 && said.test(String.fromCodePoint(code)))
        .filter((code) => !font.hasGlyphForCodePoint(code))
        .map((code) => code.toString(16));
    };
    for (const face of ["text", "strong", "head"] as const) {
      expect(missing(face, IN_TEXT), face).toEqual([]);
    }
    for (const face of ["wide", "wide-strong"] as const) {
      expect(missing(face, IN_WIDE), face).toEqual([]);
    }
    expect(printable("Noor", "head")).toEqual({ face: "head", text: "Noor" });
  });
});

type Opened = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };
