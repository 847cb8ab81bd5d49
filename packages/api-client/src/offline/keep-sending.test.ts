import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSending } from "./keep-sending.ts";

let page: EventTarget;
let listener: () => void;
const send = vi.fn(async () => undefined);
const queue = {
  send,
  subscribe: (heard: () => void) => {
    listener = heard;
    return () => undefined;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  send.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("sends at once, after each pause and when the connection is back, until it is stopped [DRIVE-03]", async () => {
  const stop = keepSending(queue);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(3);
  page.dispatchEvent(new Event("online"));
  expect(send).toHaveBeenCalledTimes(4);
  stop();
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(4);
});

test("sends nothing by itself without a pause, until the queue changes", async () => {
  let pause: number | undefined;
  keepSending(queue, () => pause);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  pause = 15_000;
  listener();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test("asks for another send when the connection comes back during one [DRIVE-03]", async () => {
  let giveUp: (() => void) | undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (giveUp = () => resolve(undefined))));
  keepSending(queue);
  page.dispatchEvent(new Event("online"));
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
  giveUp?.();
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(3);
});

test("goes on after a send that failed", async () => {
  send.mockRejectedValueOnce(new Error("bug"));
  keepSending(queue);
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(2);
});
