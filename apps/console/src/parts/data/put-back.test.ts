import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { expect, test, vi } from "vitest";
import { putBackAsking } from "./put-back.ts";

const concerns = (concerned: number) =>
  new ApiFailure(409, { type: "concern_unsaid", title: "", status: 409, extra: { concerned } });

/** A server with these numbers of affected orders, one per attempt. */
const sending = (...counts: number[]) =>
  vi.fn(async (agreed?: { said: number }) => {
    const concerned = counts.shift() ?? 0;
    if ((agreed?.said ?? 0) !== concerned) throw concerns(concerned);
  });

test("what is put back without bookings is not asked about [SHOP-01]", async () => {
  const [send, ask] = [sending(0), vi.fn()];
  expect(await putBackAsking(send, ask)).toBe(true);
  expect(send.mock.calls).toEqual([[undefined]]);
  expect(ask).not.toHaveBeenCalled();
});

test("what would take bookings away is put back once it was asked about, and again when their number changed [SHOP-01]", async () => {
  const send = sending(2, 3, 3);
  const ask = vi.fn(async () => "mail" as const);
  expect(await putBackAsking(send, ask)).toBe(true);
  expect(ask.mock.calls).toEqual([[2], [3]]);
  expect(send.mock.calls).toEqual([
    [undefined],
    [{ said: 2, tell: "mail" }],
    [{ said: 3, tell: "mail" }],
  ]);
});

test("bookings that moved away meanwhile need no answer any more [SHOP-01]", async () => {
  const [send, ask] = [sending(1, 0, 0), vi.fn(async () => "mail" as const)];
  expect(await putBackAsking(send, ask)).toBe(true);
  expect(send.mock.calls.at(-1)).toEqual([{ said: 0, tell: "nobody" }]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("left as it is, nothing is put back; where nobody can be asked, it fails as it was refused [SHOP-01]", async () => {
  const send = sending(2, 2);
  expect(await putBackAsking(send, async () => undefined)).toBe(false);
  await expect(putBackAsking(send, () => undefined)).rejects.toThrow(ApiFailure);
  expect(send).toHaveBeenCalledTimes(2);
});
