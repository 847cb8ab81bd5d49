import { afterEach, expect, it, vi } from "vitest";
import { loadPatiently } from "./load-patiently.ts";

afterEach(() => vi.unstubAllGlobals());

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

it("a part that is gone for good is given up, so that the page can say so", async () => {
  vi.stubGlobal("navigator", { onLine: true });
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError("not found"));
  await expect(loadPatiently(load, async () => undefined)).rejects.toThrow("not found");
  expect(load).toHaveBeenCalledTimes(5);
});

it("who has no connection is not given up", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const load = vi.fn<() => Promise<string>>();
  for (let failed = 0; failed < 9; failed += 1)
    load.mockRejectedValueOnce(new TypeError("offline"));
  load.mockResolvedValue("steps");
  await expect(loadPatiently(load, async () => undefined)).resolves.toBe("steps");
});
