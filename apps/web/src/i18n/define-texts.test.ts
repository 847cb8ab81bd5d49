import { expect, test, vi } from "vitest";
import { defineTexts, loadTexts } from "./define-texts.ts";

test("texts that did not come are loaded anew by who asks next, and then only once", async () => {
  const load = vi
    .fn<() => Promise<{ default: { hello: string } }>>()
    .mockRejectedValueOnce(new TypeError("no connection"))
    .mockResolvedValue({ default: { hello: "Hallo" } });
  defineTexts({ en: async () => ({ default: { hello: "Hello" } }), nl: load });

  await expect(loadTexts("nl")).rejects.toThrow("no connection");
  await loadTexts("nl");
  await loadTexts("nl");
  expect(load).toHaveBeenCalledTimes(2);
});
