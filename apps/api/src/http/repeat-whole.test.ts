import { IDEMPOTENCY_HEADER } from "@waslijn/contract/shared/constants";
import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test, vi } from "vitest";
import { DatabaseAway } from "../db/is-database-lost.ts";
import { repeatWhole } from "./repeat-whole.ts";

const READ = { method: "GET" } as const;
const PLACE = { method: "POST", placement: true } as const;
const lost = () => new Error("Connection terminated unexpectedly");
const taken = () => Object.assign(new Error("duplicate key"), { constraint: "idempotency_pkey" });

function repeated(
  call: typeof READ | typeof PLACE,
  failure: Error,
  { key, patienceMs }: { key?: string; patienceMs?: number } = {},
) {
  const work = vi.fn(async () => "done").mockRejectedValueOnce(failure);
  const request = {
    headers: key ? { [IDEMPOTENCY_HEADER]: key } : {},
  } as unknown as FastifyRequest;
  const outcome = repeatWhole(call, request, { sent: false } as FastifyReply, work, patienceMs);
  return { work, outcome };
}

test("[CLUSTER-02] what reads and what has a key is done again when the database was lost", async () => {
  expect(await repeated(READ, lost()).outcome).toBe("done");
  expect(await repeated(PLACE, lost(), { key: "the-same-key" }).outcome).toBe("done");
});

test("what reads and what has a key is done again after a deadlock or a serialization failure [LIFE-09]", async () => {
  for (const code of ["40P01", "40001"]) {
    const rolledBack = () => Object.assign(new Error("deadlock detected"), { code });
    expect(await repeated(READ, rolledBack()).outcome).toBe("done");
    expect(await repeated(PLACE, rolledBack(), { key: "the-same-key" }).outcome).toBe("done");
    await expect(repeated(PLACE, rolledBack()).outcome).rejects.toThrow();
  }
});

test("[CLUSTER-02] a key that was written meanwhile is looked up, not refused", async () => {
  expect(await repeated(PLACE, taken(), { key: "the-same-key" }).outcome).toBe("done");
});

test("[CLUSTER-02] what has no key, fails otherwise or took too long is not done again", async () => {
  for (const { work, outcome } of [
    repeated(PLACE, lost()),
    repeated(READ, new Error("division by zero")),
    repeated(READ, lost(), { patienceMs: 0 }),
    repeated(READ, new DatabaseAway(lost())),
  ]) {
    await expect(outcome).rejects.toThrow();
    expect(work).toHaveBeenCalledTimes(1);
  }
});
