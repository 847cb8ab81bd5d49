import { afterAll, beforeAll, beforeEach } from "vitest";
import type { DatabaseKind } from "./databases.ts";
import type { FakePayments } from "./fake-payments.ts";
import type { MovableClock } from "./movable-clock.ts";
import { useFakePayments } from "./pay.ts";
import { openTestApp, TEST_NOW, type TestApp } from "./test-app.ts";

/** One app for the tests of a block; each test has its own payment service, and no payments of others. */
export function withEmptyBooks(
  kind: DatabaseKind,
  clock: MovableClock,
  onOpen: (opened: { it: TestApp; payments: FakePayments }) => void,
): void {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    clock.set(TEST_NOW);
    for (const table of ["book_differences", "book_audits", "refunds", "payments"] as const) {
      await it.deps.db.deleteFrom(table).execute();
    }
    const nothing = { paid_cents: 0, charged_back_cents: 0, refunded_cents: 0 };
    await it.deps.db
      .updateTable("bills")
      .set({ ...nothing, compensated_cents: 0 })
      .execute();
    onOpen({ it, payments: useFakePayments(it) });
  });
}
