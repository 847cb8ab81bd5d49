import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../test/databases.ts";
import { MovableClock } from "../../test/movable-clock.ts";
import { addUser, guestTokens, refreshTokens, userTokens } from "../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { makeRecoverToken } from "../modules/accounts/recover-repository.ts";
import { addHits } from "../http/limits/hit-counts.ts";
import { rememberDevice } from "../http/limits/known-devices.ts";
import { cleanUp } from "./clean-up.ts";
import { queueMail } from "../outbox/queue-message.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
const TABLES = [
  "sessions",
  "idempotency",
  "rate_limits",
  "known_devices",
  "recover_tokens",
  "recover_cooldowns",
  "outbox",
] as const;

describe.each(DATABASE_KINDS)("cleaning up on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
  });
  afterAll(() => it.close());

  const rows = async (): Promise<Record<string, number>> => {
    await cleanUp(it.deps);
    const counts = TABLES.map(async (table) => {
      const found = await it.deps.db.selectFrom(table).selectAll().execute();
      return [table, found.length] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  };

  test("each thing is kept as long as it serves, and no longer", async () => {
    const { db } = it.deps;
    const userId = await addUser(it, "anna@example.nl");
    const { refresh } = await userTokens(it, "anna@example.nl");
    await guestTokens(it);
    await makeRecoverToken(it.deps, userId);
    await addHits(db, "someone", { hits: 1, seconds: DAY }, clock.now());
    const now = clock.now();
    await db.insertInto("recover_cooldowns").values({ email_hmac: "x", until: now }).execute();
    await db
      .insertInto("idempotency")
      .values(
        ["s", "a-tablet /api/orders/retail/no-terminal", "a-tablet /api/order-collections"].map(
          (scope) => ({ scope, key: "k", fingerprint: "f", status: 201, created_at: now }),
        ),
      )
      .execute();
    await rememberDevice(it.deps, ["device:a", "waits:device:b"]);
    const job = { kind: "area-opened", data: { postalCode: "1" } } as const;
    for (const outcome of ["sent_at", "dead_at", undefined] as const) {
      await queueMail(db, job, `${outcome}@example.nl`, "nl", clock);
      if (!outcome) continue;
      await db
        .updateTable("outbox")
        .set({ [outcome]: now })
        .where("recipient", "=", `${outcome}@example.nl`)
        .execute();
    }
    const before = {
      sessions: 2,
      idempotency: 3,
      rate_limits: 1,
      known_devices: 4,
      recover_tokens: 1,
      recover_cooldowns: 1,
      outbox: 3,
    };
    expect(await rows()).toEqual(before);
    clock.forward(25 * HOUR);
    const nextDay = {
      ...before,
      sessions: 1,
      // Tablet keys are kept for a month.
      idempotency: 2,
      known_devices: 3,
      recover_cooldowns: 0,
    };
    expect(await rows()).toEqual(nextDay);
    expect((await refreshTokens(it, refresh)).statusCode).toBe(200);
    clock.forward(31 * DAY);
    expect(await rows()).toEqual({
      ...nextDay,
      idempotency: 0,
      rate_limits: 0,
      recover_tokens: 0,
      outbox: 2,
    });
    clock.forward(60 * DAY);
    expect(await rows()).toMatchObject({ sessions: 0, outbox: 1 });
  });
});
