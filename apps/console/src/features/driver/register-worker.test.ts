import { afterEach, expect, test, vi } from "vitest";
import { registerWorker } from "./route-frame.tsx";

afterEach(() => vi.unstubAllGlobals());

test("a worker that could not be installed is tried again when the connection is back [DRIVE-03]", () => {
  const page = new EventTarget();
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const register = vi.fn(async () => Promise.reject(new Error("a file did not arrive")));
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  const stop = registerWorker();
  page.dispatchEvent(new Event("online"));
  expect(register).toHaveBeenCalledTimes(2);
  stop?.();
  page.dispatchEvent(new Event("online"));
  expect(register).toHaveBeenCalledTimes(2);
});
