import { expect, test } from "vitest";
import { ScannedKeys } from "./use-scanner.ts";

const type = (keys: ScannedKeys, typed: string[], start: number, gap = 5) =>
  typed.map((key, at) => keys.press({ key, timeStamp: start + at * gap })).at(-1);

test("a scanner that types a label and Enter is read, capitals with Shift too [COUNT-01]", () => {
  const keys = new ScannedKeys();
  const typed = ["Shift", "W", "-", "2", "0", "4", "8", "1", "-", "Shift", "B", "2", "Enter"];
  expect(type(keys, typed, 1000)).toEqual({ number: "W-20481", bag: 2 });
});

test("what somebody typed a while before is no part of a label [COUNT-01]", () => {
  const keys = new ScannedKeys();
  type(keys, ["v", "l", "e", "k"], 1000);
  expect(type(keys, ["W", "-", "7", "Enter"], 3000)).toEqual({ number: "W-7" });
  expect(type(keys, ["k", " ", "W", "-", "7", "Enter"], 9000)).toBeUndefined();
});

test("a number in somebody's own words opens no order", () => {
  expect(type(new ScannedKeys(), ["5", "Enter"], 1000)).toBeUndefined();
});

test("a key that moves ends what was typed", () => {
  const keys = new ScannedKeys();
  expect(type(keys, ["W", "-", "7", "Backspace", "Enter"], 1000)).toBeUndefined();
});
