import { beforeEach, expect, test, vi } from "vitest";
import { dropPapers, keepPaper, readPaper } from "./papers.ts";

type Row = { name: string; day: string; value: unknown };

const kept = vi.hoisted(() => new Map<string, Row>());

vi.mock("@waslijn/api-client/offline/indexed-db.ts", () => ({
  result: async (found: unknown) => found,
}));
vi.mock("./database.ts", () => ({
  inPapers: (_mode: string, work: (rows: object) => Promise<unknown>) =>
    work({
      getAll: () => [...kept.values()],
      put: (row: Row) => kept.set(row.name, row),
      delete: (name: string) => kept.delete(name),
      clear: () => kept.clear(),
    }),
}));

const names = () => [...kept.keys()];

beforeEach(async () => {
  kept.clear();
  await keepPaper("me", "2026-11-17", { name: "Sem" });
  await keepPaper("run", "2026-11-17", { stops: ["Fatima El Amrani"] });
});

test("a paper is read on its own day [DRIVE-03]", async () => {
  expect(await readPaper("run", "2026-11-17")).toEqual({ stops: ["Fatima El Amrani"] });
  expect(names()).toEqual(["me", "run"]);
});

test("the next morning nobody's name is on the phone, whichever paper is asked for first [DRIVE-03]", async () => {
  expect(await readPaper("me", "2026-11-18")).toBeUndefined();
  expect(names()).toEqual([]);
});

test("a page that was open overnight leaves none of yesterday's with the first of today [DRIVE-03]", async () => {
  await keepPaper("run", "2026-11-18", null);
  expect(names()).toEqual(["run"]);
});

test("signing out leaves no paper [DRIVE-03]", async () => {
  await dropPapers();
  expect(names()).toEqual([]);
});
