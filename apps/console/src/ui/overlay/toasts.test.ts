import { expect, test } from "vitest";
import { leavesAfterMs, withToast, type Toast } from "./toasts.ts";

const bad: Toast = { kind: "bad", words: "Geen verbinding." };
const good: Toast = { kind: "good", words: "Verplaatst." };
const undoable: Toast = { kind: "good", words: "Kwijtgescholden.", undo: () => undefined };

test("what went wrong stays until somebody puts it away", () => {
  expect(leavesAfterMs(bad)).toBeUndefined();
  expect(withToast([bad], good)).toEqual([bad, good]);
});

test("the same fault is told once", () => {
  expect(withToast([bad], { ...bad })).toEqual([bad]);
});

test("the last good news stands alone, longer where it can be undone", () => {
  expect(withToast([good], undoable)).toEqual([undoable]);
  expect(Number(leavesAfterMs(undoable))).toBeGreaterThan(Number(leavesAfterMs(good)));
});

test("a failure goes when the same act succeeds; another act's stays", () => {
  const mine: Toast = { ...bad, source: "order" };
  const other: Toast = { kind: "bad", words: "Niet bewaard.", source: "note" };
  const done: Toast = { ...good, source: "order" };
  expect(withToast([mine, other], done)).toEqual([other, done]);
});
