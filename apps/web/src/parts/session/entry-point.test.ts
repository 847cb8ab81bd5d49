import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubBrowser } from "../../api/test-browser.ts";
import { entryRoute, readEntryPoint, storeEntryPoint } from "./entry-point.ts";

beforeEach(() => void stubBrowser(async () => new Response()));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["home", "default", "home"],
  ["order", "default", "home"],
  ["re-use", "re-use", "re-use"],
  ["re-cover", "re-cover", "re-cover"],
  ["retail", "retail", "retail"],
  ["collection", "collection", "collection"],
  ["b2b", "business", "b2b"],
] as const)(
  "entering by %s is kept as %s on content pages and leads back to %s [SESS-20]",
  (route, kept, back) => {
    storeEntryPoint(route);
    storeEntryPoint("faq");
    expect(readEntryPoint()).toBe(kept);
    expect(entryRoute()).toBe(back);
  },
);
