import { expect, test } from "vitest";
import { printLabel, readLabel } from "./order-label.ts";

test("a label scans back to the order, the bag and the piece it was printed for [COUNT-04]", () => {
  for (const label of [
    { number: "W-20481" },
    { number: "W-20481", bag: 2 },
    { number: "W-20481", piece: { row: 12, place: 117 } },
  ]) {
    expect(readLabel(printLabel(label))).toEqual(label);
  }
});

test("a piece's label of earlier days still opens its order [COUNT-04]", () => {
  expect(readLabel("W-20481-P117")).toEqual({ number: "W-20481" });
});

test("a number is read however somebody types it [COUNT-01]", () => {
  for (const typed of ["W-20481", " w-20481 ", "20481"]) {
    expect(readLabel(typed)).toEqual({ number: "W-20481" });
  }
});

test("what is on a bag beside our label is no order [COUNT-01]", () => {
  for (const typed of [
    "",
    "W-",
    "3SWLJN00481726",
    "W-20481-B0",
    "W-20481-X2",
    "W-20481-B2-B3",
    "W-20481-B2-3",
  ]) {
    expect(readLabel(typed)).toBeUndefined();
  }
});
