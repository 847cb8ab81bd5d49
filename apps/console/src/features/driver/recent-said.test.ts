import { beforeEach, expect, test, vi } from "vitest";
import { forgetSaid, recallSaid, rememberSaid, undoableOf } from "./recent-said.ts";
import type { SaidAct } from "./said.ts";

const kept = vi.hoisted(() => new Map<string, unknown>());

vi.mock("../../parts/offline/day-cache.ts", () => ({
  cacheForDay: async (name: string, day: string, value: unknown) =>
    kept.set(`${name} ${day}`, value),
  readCached: async (name: string, day: string) => kept.get(`${name} ${day}`),
}));

const said = (number: string, time: string) =>
  ({
    subject: `${number} pickup`,
    owner: "sem",
    madeAt: `2026-11-17T${time}.000Z`,
  }) as SaidAct;
const last = () => undoableOf()?.act.subject;

beforeEach(async () => {
  kept.clear();
  vi.useFakeTimers({ now: new Date("2026-11-17T12:00:20Z"), toFake: ["Date"] });
  await recallSaid("sem");
});

test("what was said last can be taken back for a minute [DRIVE-02]", async () => {
  await rememberSaid(said("W-1", "12:00:00"));
  expect(undoableOf()?.seconds).toBe(40);
  vi.setSystemTime("2026-11-17T12:01:00Z");
  expect(undoableOf()).toBeUndefined();
});

test("two stops at one door can both be taken back, each from its own page [DRIVE-02]", async () => {
  await rememberSaid(said("W-1", "12:00:00"));
  await rememberSaid(said("W-2", "12:00:10"));
  expect(last()).toBe("W-2 pickup");
  expect(undoableOf({ number: "W-1", kind: "pickup" })?.seconds).toBe(40);
  await forgetSaid(said("W-2", "12:00:10"));
  expect(last()).toBe("W-1 pickup");
});

test("a phone that was closed in between still offers it, to whoever said it [DRIVE-02]", async () => {
  await rememberSaid(said("W-1", "12:00:00"));
  await recallSaid("lot");
  expect(last()).toBeUndefined();
  await recallSaid("sem");
  expect(last()).toBe("W-1 pickup");
});
