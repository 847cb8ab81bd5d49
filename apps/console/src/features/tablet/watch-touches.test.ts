import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchTouches } from "./watch-touches.ts";

const MINUTE = 60_000;
let target: EventTarget;
let touches: number;
let idles: number;
let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  target = new EventTarget();
  [touches, idles] = [0, 0];
  end = watchTouches(target, {
    idleMs: 5 * MINUTE,
    onTouch: () => void touches++,
    onIdle: async () => void idles++,
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});
const press = (kind = "pointerdown") => target.dispatchEvent(new Event(kind));

test("touches and keys are reported once a minute [STAFF-06]", () => {
  press();
  expect(touches).toBe(0);
  vi.advanceTimersByTime(MINUTE);
  press();
  press("keydown");
  expect(touches).toBe(1);
  vi.advanceTimersByTime(MINUTE);
  press("keydown");
  expect(touches).toBe(2);
});

test("five minutes without a touch are a rest, and it is tried again until it is heard [STAFF-06]", () => {
  vi.advanceTimersByTime(4 * MINUTE);
  press();
  vi.advanceTimersByTime(4.9 * MINUTE);
  expect(idles).toBe(0);
  vi.advanceTimersByTime(MINUTE / 2);
  expect(idles).toBeGreaterThan(1);
});

test("nothing is reported after the end [STAFF-06]", () => {
  end();
  vi.advanceTimersByTime(10 * MINUTE);
  press();
  expect([touches, idles]).toEqual([0, 0]);
});
