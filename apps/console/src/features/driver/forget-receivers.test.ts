import { beforeEach, expect, test, vi } from "vitest";
import { forgetReceivers } from "./forget-receivers.ts";

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
  rows.set(3, { place: 3, madeAt: "2026-11-17T18:00:00.000Z", what: { act: "note" } });
});

test("after signing out acts stay on the phone without the names of who received a delivery [DRIVE-03]", async () => {
  await forgetReceivers();
  expect([...rows.keys()]).toEqual([1, 2, 3]);
  expect(rows.get(1)?.what).toEqual({ act: "done", bags: 2, proof: neighbours });
  expect(JSON.stringify([...rows.values()])).not.toContain("Fatima");
});

test("the next morning only today's acts have names [DRIVE-03]", async () => {
  await forgetReceivers("2026-11-18");
  expect(rows.get(1)?.what).not.toHaveProperty("proof.name");
  expect(rows.get(2)?.what).toHaveProperty("proof.name", "Fatima");
});
