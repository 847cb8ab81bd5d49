import type { Send } from "@waslijn/api-client/send.ts";
import { consoleCalls } from "@waslijn/contract/calls/console";
import { expect, test, vi } from "vitest";
import { answeredAhead } from "./ahead.ts";

const { deskOrders, consoleMe } = consoleCalls;

test("what was asked ahead is answered once, and only to the same question", async () => {
  const { ask, take } = answeredAhead(async () => "fifty orders");
  ask(deskOrders, { query: { hub: "haarlem" } });
  expect(take(deskOrders, { query: {} })).toBeUndefined();
  expect(await take(deskOrders, { query: { hub: "haarlem" } })).toBe("fifty orders");
  expect(take(deskOrders, { query: { hub: "haarlem" } })).toBeUndefined();
});

test("a failure is kept for nobody: whoever signs in later asks anew", async () => {
  const send = vi.fn<Send>().mockRejectedValue(new Error("401"));
  const { ask, take } = answeredAhead(send);
  ask(consoleMe, {});
  await expect(send.mock.results[0]?.value).rejects.toThrow();
  await Promise.resolve();
  expect(take(consoleMe, {})).toBeUndefined();
});
