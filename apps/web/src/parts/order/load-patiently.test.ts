import { expect, it, vi } from "vitest";
import { loadPatiently } from "./load-patiently.ts";

it("a part that does not come at first is asked for until it does", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("no connection"))
    .mockRejectedValueOnce(new TypeError("no connection"))
    .mockResolvedValue("steps");
  const wait = vi.fn(async () => undefined);
  await expect(loadPatiently(load, wait)).resolves.toBe("steps");
  expect(wait.mock.calls).toEqual([[1], [2]]);
});
