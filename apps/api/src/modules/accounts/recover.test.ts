import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { sendMails } from "../../../test/outbox.ts";
import {
  addUser,
  askTokens,
  bearer,
  refreshTokens,
  TEST_DEVICE,
  TEST_PASSWORD,
  userTokens,
} from "../../../test/sessions.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";

const NEW_PASSWORD = "vers gestreken lakens";

describe.each(DATABASE_KINDS)("recovery on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { PUBLIC_URL: "https://was.example" } });
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    await sql`TRUNCATE users, recover_cooldowns, outbox CASCADE`.execute(it.deps.db);
    await addUser(it, "Anna@example.nl");
  });
  afterAll(() => it.close());

  const post = (path: string, payload: object) =>
    it.app.inject({
      method: "POST",
      url: `/api/recover${path}`,
      payload,
      headers: { "accept-language": "en" },
    });
  const askMail = (email: string) => post("/email", { email });
  const mailedToken = async (email = "anna@example.nl"): Promise<string> => {
    await askMail(email);
    const mail = (await sendMails(it)).findLast((one) => one.subject === "Choose a new password");
    return /https:\/\/was\.example\/en\/recover\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  const save = (token: string, password = NEW_PASSWORD) =>
    post("", { token, password, uuid: TEST_DEVICE });

  test.each(["anna@example.nl", "niemand@example.nl"])(
    "%s gets a cooldown of 120 seconds, known or not [API-17][REC-05]",
    async (email) => {
      const first = await askMail(email);
      expect(first.statusCode).toBe(200);
      expect(first.json()).toEqual({ cooldown: 120 });
      clock.forward(50);
      const second = await askMail(email.toUpperCase());
      expect(second.statusCode).toBe(429);
      expect(second.json()).toMatchObject({
        type: "user_recover_cooldown",
        extra: { cooldown: 70 },
      });
      expect((await post("/check/email", { email })).json()).toEqual({ cooldown: 70 });
      clock.forward(70);
      expect((await askMail(email)).json()).toEqual({ cooldown: 120 });
    },
  );

  test("an e-mail that never asked has no cooldown [API-19]", async () => {
    const answer = await post("/check/email", { email: "nieuw@example.nl" });
    expect(answer.json()).toEqual({ cooldown: 0 });
  });

  test("of ten askings at once one is taken", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => askMail("a@example.nl")));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    const { rows } = await outboxCount(it);
    expect(rows).toBe(1);
  });

  test("an unknown e-mail is mailed nothing, and nothing of it stays", async () => {
    await askMail("niemand@example.nl");
    expect(await sendMails(it)).toEqual([]);
    expect((await outboxCount(it)).rows).toBe(0);
    const cooldowns = await it.deps.db.selectFrom("recover_cooldowns").selectAll().execute();
    expect(JSON.stringify(cooldowns)).not.toContain("niemand");
  });

  test("the mail goes to the account's own address, with a link that works for two hours", async () => {
    await askMail("ANNA@example.nl");
    const [mail] = await sendMails(it);
    expect(mail?.to).toBe("Anna@example.nl");
    expect(mail?.text).toContain("valid for 2 hours");
    const rows = await it.deps.db.selectFrom("recover_tokens").selectAll().execute();
    const token = /recover\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "none";
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("a valid token tells how long it is valid [API-18]", async () => {
    const token = await mailedToken();
    clock.forward(200);
    const answer = await post("/check/token", { token });
    expect(answer.json()).toEqual({ valid: true, ttl: 7000 });
  });

  test("a token of two hours old is expired and tells the validity [API-18][REC-15]", async () => {
    const token = await mailedToken();
    clock.forward(7200);
    for (const answer of [await post("/check/token", { token }), await save(token)]) {
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({
        type: "user_recover_token_expired",
        extra: { ttl: 7200 },
      });
    }
  });

  test("an unknown token is invalid [API-18]", async () => {
    const answer = await post("/check/token", { token: "onzin" });
    expect(answer.json()).toMatchObject({ type: "user_recover_token_invalid", status: 404 });
  });

  test("a new password logs in, and the token works once [API-16]", async () => {
    const token = await mailedToken();
    const answer = await save(token);
    expect(answer.statusCode).toBe(200);
    const me = await it.app.inject({ url: "/api/me", headers: bearer(answer.json()) });
    expect(me.json().email).toBe("Anna@example.nl");
    expect((await askTokens(it, "anna@example.nl", NEW_PASSWORD)).statusCode).toBe(200);
    expect((await askTokens(it, "anna@example.nl", TEST_PASSWORD)).statusCode).toBe(401);
    expect((await save(token)).json().type).toBe("user_recover_token_invalid");
    expect((await post("/check/token", { token })).json().type).toBe("user_recover_token_invalid");
  });

  test("of two savings at once one succeeds", async () => {
    const token = await mailedToken();
    const answers = await Promise.all([save(token), save(token, "ander goed wachtwoord")]);
    expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 404]);
  });

  test("a reset ends other sessions, spends other links and tells the owner", async () => {
    const other = await userTokens(it, "anna@example.nl");
    const older = await mailedToken();
    clock.forward(121);
    const token = await mailedToken();
    const { refresh } = (await save(token)).json();
    expect((await refreshTokens(it, other.refresh)).statusCode).toBe(401);
    expect((await refreshTokens(it, refresh)).statusCode).toBe(200);
    expect((await post("/check/token", { token: older })).statusCode).toBe(404);
    const mails = await sendMails(it);
    expect(mails.at(-1)).toMatchObject({
      to: "Anna@example.nl",
      subject: "Your password was changed",
    });
  });

  test("a common password is refused and leaves the token as it was [REC-14]", async () => {
    const token = await mailedToken();
    expect((await save(token, "welkom123")).json().type).toBe("common_password");
    expect((await save(token, "xK4p")).statusCode).toBe(200);
  });

  test("a password of three characters is refused [REC-14]", async () => {
    const answer = await save(await mailedToken(), "xK4");
    expect(answer.json()).toMatchObject({
      type: "validation_failed",
      extra: { fields: [{ field: "password", rule: "password_length" }] },
    });
  });
});

async function outboxCount(it: TestApp): Promise<{ rows: number }> {
  const rows = await it.deps.db.selectFrom("outbox").select("id").execute();
  return { rows: rows.length };
}
