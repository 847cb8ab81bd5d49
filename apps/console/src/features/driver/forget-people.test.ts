import { beforeEach, expect, test, vi } from "vitest";
import { forgetPeople } from "./forget-people.ts";

type Row = { place: number; madeAt: string; what: object };

const rows = vi.hoisted(() => new Map<number, Row>());

vi.mock("@waslijn/api-client/offline/indexed-db.ts", () => ({
  result: async (found: unknown) => found,
}));
vi.mock("../../parts/offline/database.ts", () => ({
  inActs: async (_mode: string, work: (rows: object) => Promise<unknown>) =>
    work({ getAll: () => [...rows.values()], put: (row: Row) => rows.set(row.place, row) }),
}));

const neighbours = { handover: "neighbours", houseNumber: "86" };

beforeEach(() => {
  rows.clear();
  const done = { act: "done", bags: 2, proof: { ...neighbours, name: "Fatima" } };
  rows.set(1, { place: 1, madeAt: "2026-11-17T18:00:00.000Z", what: done });
  rows.set(2, { place: 2, madeAt: "2026-11-18T07:00:00.000Z", what: done });
  const note = { act: "note", text: "Fatima van 86 belt vanavond" };
  rows.set(3, { place: 3, madeAt: "2026-11-17T18:00:00.000Z", what: note });
});

test("after signing out acts stay on the phone without the names of who received a delivery, and notes without their words [DRIVE-03]", async () => {
  await forgetPeople();
  expect([...rows.keys()]).toEqual([1, 2, 3]);
  expect(rows.get(1)?.what).toEqual({ act: "done", bags: 2, proof: neighbours });
  expect(rows.get(3)?.what).toEqual({ act: "note", text: expect.stringContaining("gewist") });
  expect(JSON.stringify([...rows.values()])).not.toContain("Fatima");
});

test("the next morning only today's acts have names [DRIVE-03]", async () => {
  await forgetPeople("2026-11-18");
  expect(rows.get(1)?.what).not.toHaveProperty("proof.name");
  expect(rows.get(2)?.what).toHaveProperty("proof.name", "Fatima");
});
