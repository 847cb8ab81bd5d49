import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { addUser, askTokens, TEST_PASSWORD } from "../../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

const KNOWN = "anna@example.nl";
const UNKNOWN = "niemand@example.nl";

describe.each(DATABASE_KINDS)("locking others out, on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { RATE_LIMITS: "on" } });
    await addUser(it, KNOWN);
  });
  afterAll(() => it.close());

  const logIn = async (email: string, password: string, device: string) =>
    (await askTokens(it, email, password, device)).statusCode;
  const askMail = (email: string) =>
    it.app.inject({ method: "POST", url: "/api/recover/email", payload: { email } });
  const mailsTo = async (email: string) =>
    (await it.deps.db.selectFrom("outbox").where("recipient", "=", email).selectAll().execute())
      .length;

  test("a stranger's guesses keep strangers out, not the device that logged in before", async () => {
    const own = randomUUID();
    expect(await logIn(KNOWN, TEST_PASSWORD, own)).toBe(200);
    const guesses = [];
    for (let turn = 0; turn < 12; turn++) guesses.push(await logIn(KNOWN, "x", randomUUID()));
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect(await logIn(KNOWN, TEST_PASSWORD, randomUUID())).toBe(429);
    expect(await logIn(KNOWN, TEST_PASSWORD, own)).toBe(200);
  });

  test("a device that logged in before has ten wrong passwords, no more, and no more for another account", async () => {
    clock.forward(1800);
    const own = randomUUID();
    expect(await logIn(KNOWN, TEST_PASSWORD, own)).toBe(200);
    for (let turn = 0; turn < 10; turn++) expect(await logIn(KNOWN, "x", own)).toBe(401);
    expect(await logIn(KNOWN, TEST_PASSWORD, own)).toBe(429);
    const others = [];
    for (let turn = 0; turn < 11; turn++) others.push(await logIn(UNKNOWN, "x", own));
    expect(others.at(-1)).toBe(429);
  });

  test.each([KNOWN, UNKNOWN])("asking too soon does not use up the mails to %s", async (email) => {
    clock.forward(4 * 3600);
    const before = await mailsTo(email);
    expect((await askMail(email)).statusCode).toBe(200);
    for (let turn = 0; turn < 25; turn++) expect((await askMail(email)).statusCode).toBe(429);
    clock.forward(1000);
    expect((await askMail(email)).statusCode).toBe(200);
    expect(await mailsTo(email)).toBe(before + 2);
  });

  test.each([KNOWN, UNKNOWN])(
    "who is refused another mail to %s has one whose link still works, and may ask when it does not",
    async (email) => {
      clock.forward(4 * 3600);
      const statuses = [];
      for (let turn = 0; turn < 7; turn++) {
        statuses.push((await askMail(email)).statusCode);
        clock.forward(121);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
      const refused = await askMail(email);
      expect(refused.json()).toMatchObject({
        type: "too_many_requests",
        extra: { retryAfter: expect.any(Number) },
      });
      clock.forward(refused.json<{ extra: { retryAfter: number } }>().extra.retryAfter);
      expect((await askMail(email)).statusCode).toBe(200);
    },
  );
});
