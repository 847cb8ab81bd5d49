import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followPayment, pauseAfter } from "./use-pay.ts";

const page = { visibilityState: "visible" };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.visibilityState = "visible";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("asks every few seconds at first, and then now and then [PAY-06]", () => {
  expect(pauseAfter(0)).toBe(3000);
  expect(pauseAfter(39)).toBe(3000);
  expect(pauseAfter(40)).toBe(30_000);
});

test("asks one question at a time, none while nobody looks, and stops when told to [PAY-06]", async () => {
  const answers: (() => void)[] = [];
  const ask = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const stop = followPayment(ask);
  await vi.advanceTimersByTimeAsync(9000);
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(3000);
  expect(ask).toHaveBeenCalledTimes(2);
  answers[1]?.();
  page.visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(9000);
  expect(ask).toHaveBeenCalledTimes(2);
  page.visibilityState = "visible";
  await vi.advanceTimersByTimeAsync(3000);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  answers[2]?.();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
