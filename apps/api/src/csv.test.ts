import { expect, test } from "vitest";
import { readCsvRecords } from "./modules/provider-data/read-rows.ts";
import { printCsv } from "./csv.ts";

test("what is written for a spreadsheet is read back as it was, formulas included", () => {
  const cells = ["Jan;=cmd|' /C calc'!A0", 'says "hi"', "=1+1", "+31 6 12345678", "", "a,b"];
  const names = cells.map((_, index) => `c${index}`);
  const written = printCsv(names, [cells]);
  expect(written, "without its mark Excel takes UTF-8 for Windows-1252").toMatch(/^\uFEFF"c0"/);
  expect(written.split("\r\n")[1]).toBe(
    `"Jan;'=cmd|' /C calc'!A0";"says ""hi""";"'=1+1";"+31 6 12345678";"";"a,b"`,
  );
  const [record] = readCsvRecords(written);
  expect([...(record?.fields.values() ?? [])].map(({ value }) => value)).toEqual(cells);
});
