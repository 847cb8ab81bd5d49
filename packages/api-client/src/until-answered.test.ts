import { expect, test, vi } from "vitest";
import { ApiFailure } from "./api-failure.ts";
import { untilAnswered } from "./until-answered.ts";

const problem = (status: number, type: string) =>
  new ApiFailure(status, { type, title: type, status, extra: {} });
const atOnce = () => vi.fn(async (_tries: number) => undefined);

test("tries again as long as nobody answers, and waits in between", async () => {
  const wait = atOnce();
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new ApiFailure())
    .mockRejectedValueOnce(problem(409, "idempotency_running"))
    .mockRejectedValueOnce(new ApiFailure(502))
    .mockResolvedValue("placed");
  await expect(untilAnswered(attempt, { wait })).resolves.toBe("placed");
  expect(wait.mock.calls).toEqual([[1], [2], [3]]);
});

test.each([problem(409, "slot_taken"), new ApiFailure(500), new Error("bug")])(
  "passes %s on at once",
  async (failure) => {
    const attempt = vi.fn(() => Promise.reject(failure));
    await expect(untilAnswered(attempt, { wait: atOnce() })).rejects.toBe(failure);
    expect(attempt).toHaveBeenCalledOnce();
  },
);

test("tells after a few tries where somebody waits for it", async () => {
  const attempt = vi.fn(() => Promise.reject(new ApiFailure()));
  await expect(untilAnswered(attempt, { wait: atOnce(), tries: 3 })).rejects.toThrow(ApiFailure);
  expect(attempt).toHaveBeenCalledTimes(3);
});
