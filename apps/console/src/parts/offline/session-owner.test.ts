import { expect, test, vi } from "vitest";
import { SessionOwner } from "./session-owner.ts";

test("who has the session is asked once for several queues, and unknown once it ended [STAFF-06]", async () => {
  const ask = vi.fn(async () => "sem");
  const session = new SessionOwner(ask);
  expect(session.is("sem")).toBe(false);
  await Promise.all([session.find(), session.find()]);
  expect([session.is("sem"), session.is("noor"), ask.mock.calls.length]).toEqual([true, false, 1]);
  session.forget();
  expect(session.is("sem")).toBe(false);
  ask.mockResolvedValue("noor");
  await session.find();
  expect([session.is("sem"), session.is("noor")]).toEqual([false, true]);
});

test("an answer from before the session ended does not count [STAFF-06]", async () => {
  let answer: ((id: string) => void) | undefined;
  const session = new SessionOwner(() => new Promise((resolve) => (answer = resolve)));
  const finding = session.find();
  session.forget();
  answer?.("sem");
  await finding;
  expect(session.is("sem")).toBe(false);
});

test("while the tablet asks for a PIN nobody has the session [STAFF-06]", async () => {
  const session = new SessionOwner(async () => "sem");
  await session.find();
  const resume = session.pause();
  await session.find();
  expect(session.is("sem")).toBe(false);
  resume();
  await session.find();
  expect(session.is("sem")).toBe(true);
});

test("without an answer it stays unknown, and is asked again [DRIVE-03]", async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline"));
  ask.mockResolvedValue("sem");
  const session = new SessionOwner(ask);
  await session.find();
  expect(session.is("sem")).toBe(false);
  await session.find();
  expect(session.is("sem")).toBe(true);
});
