import { beforeEach, expect, test, vi } from "vitest";
import { clearCache, cacheForDay, readCached } from "./day-cache.ts";

type Row = { name: string; day: string; value: unknown };

const rows = vi.hoisted(() => new Map<string, Row>());

vi.mock("@waslijn/api-client/offline/indexed-db.ts", () => ({
  result: async (found: unknown) => found,
}));
vi.mock("./database.ts", () => ({
  inCache: (_mode: string, work: (rows: object) => Promise<unknown>) =>
    work({
      getAll: () => [...rows.values()],
      put: (row: Row) => rows.set(row.name, row),
      delete: (name: string) => rows.delete(name),
      clear: () => rows.clear(),
    }),
}));

const names = () => [...rows.keys()];

beforeEach(async () => {
  rows.clear();
  await cacheForDay("me", "2026-11-17", { name: "Sem" });
  await cacheForDay("run", "2026-11-17", { stops: ["Fatima El Amrani"] });
});

test("a cached answer is read on its own day [DRIVE-03]", async () => {
  expect(await readCached("run", "2026-11-17")).toEqual({ stops: ["Fatima El Amrani"] });
  expect(names()).toEqual(["me", "run"]);
});

test("the next morning nobody's name is on the phone, whichever entry is asked for first [DRIVE-03]", async () => {
  expect(await readCached("me", "2026-11-18")).toBeUndefined();
  expect(names()).toEqual([]);
});

test("a page that was open overnight leaves none of yesterday's with the first of today [DRIVE-03]", async () => {
  await cacheForDay("run", "2026-11-18", null);
  expect(names()).toEqual(["run"]);
});

test("signing out leaves no entry [DRIVE-03]", async () => {
  await clearCache();
  expect(names()).toEqual([]);
});
