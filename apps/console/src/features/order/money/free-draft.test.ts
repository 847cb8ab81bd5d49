import { expect, test } from "vitest";
import { NEW_LINE, toDraft, toLine, wrongLine } from "./free-lines-dialog.tsx";

test("a line that is there stands in the form, and comes out as it went in [BILL-02]", () => {
  const line = { cents: -1250, reason: "Te laat bezorgd", vat: "21" as const };
  expect(toDraft(line)).toMatchObject({ isOff: true, euros: "12,50" });
  expect(toLine(toDraft(line))).toEqual(line);
  expect(toLine({ ...NEW_LINE, isOff: false, euros: "2", reason: " Hangers " })).toEqual({
    cents: 200,
    reason: "Hangers",
    vat: "21",
  });
});

test("a line without an amount or a reason is not kept [BILL-02]", () => {
  expect(wrongLine(NEW_LINE)).toEqual({ amount: true, reason: true });
  expect(wrongLine({ ...NEW_LINE, euros: "0", reason: "x" })).toEqual({
    amount: true,
    reason: false,
  });
});
