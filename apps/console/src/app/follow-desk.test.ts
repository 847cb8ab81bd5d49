import { afterEach, expect, test, vi } from "vitest";
import { followDesk } from "./use-live.ts";

const lines: EventTarget[] = [];

class Line extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    lines.push(this);
  }
  close(): void {
    this.readyState = Line.CLOSED;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a line that opens again reads everything anew, by itself or after a refusal [DESK-06]", () => {
  vi.stubGlobal("EventSource", Line);
  vi.useFakeTimers();
  const onChange = vi.fn<(number?: string) => void>();
  const nothing = (): void => undefined;
  const stop = followDesk({
    onChange,
    onBeat: nothing,
    onRun: nothing,
    onData: nothing,
    onRefused: nothing,
  });
  const opens = (): boolean | undefined => lines.at(-1)?.dispatchEvent(new Event("open"));
  opens();
  expect(onChange).not.toHaveBeenCalled();
  opens();
  expect(onChange).toHaveBeenCalledTimes(1);
  const first = lines.at(-1) as Line;
  first.readyState = Line.CLOSED;
  first.dispatchEvent(new Event("error"));
  vi.runAllTimers();
  expect(lines).toHaveLength(2);
  opens();
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
});
