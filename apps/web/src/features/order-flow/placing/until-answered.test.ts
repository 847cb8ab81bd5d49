import { describe, expect, it, vi } from "vitest";
import { ApiFailure } from "../../../api/api-failure.ts";
import { isLost, untilAnswered } from "./until-answered.ts";

const problem = (status: number, type: string) =>
  new ApiFailure(status, { type, title: type, status, extra: {} });

describe("untilAnswered", () => {
  it("tries again as long as nobody answers, and waits in between", async () => {
    const wait = vi.fn(async () => undefined);
    const attempt = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new ApiFailure())
      .mockRejectedValueOnce(problem(409, "idempotency_running"))
      .mockResolvedValue("placed");
    await expect(untilAnswered(attempt, wait)).resolves.toBe("placed");
    expect(wait.mock.calls).toEqual([[1], [2]]);
  });

  it("passes a refusal on at once", async () => {
    const refusal = problem(409, "slot_taken");
    const attempt = vi.fn(() => Promise.reject(refusal));
    await expect(untilAnswered(attempt, async () => undefined)).rejects.toBe(refusal);
    expect(attempt).toHaveBeenCalledOnce();
  });
});

it("an order is lost without an answer or behind a gateway, never by a refusal", () => {
  expect([new ApiFailure(), new ApiFailure(502), new ApiFailure(503)].every(isLost)).toBe(true);
  expect([new ApiFailure(422), new ApiFailure(500), new Error("bug")].some(isLost)).toBe(false);
});
