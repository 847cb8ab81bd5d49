import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import {
  addUser,
  askTokens,
  bearer,
  companyTokens,
  guestTokens,
  logOut,
  refreshTokens,
  TEST_PASSWORD,
  userTokens,
} from "../../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

const OTHER_DEVICE = "00000000-0000-4000-8000-000000000002";
const COMPANY = "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15";
const SILENT_COMPANY = "5e6f1c2a-9b3d-4e7f-8a1b-12bc39cdfc1f";

describe.each(DATABASE_KINDS)("tokens on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    await addUser(it, "Anna@example.nl");
    await addUser(it, "tabs@example.nl");
  });
  afterAll(() => it.close());

  const me = (token: string) =>
    it.app.inject({ url: "/api/me", headers: { authorization: `Bearer ${token}` } });

  test("the guest credentials mint a new guest each time [API-08]", async () => {
    const [first, second] = [await guestTokens(it), await guestTokens(it)];
    expect(decodeJwt(first.token)).toMatchObject({ kind: "guest" });
    expect(decodeJwt(first.token).sub).not.toBe(decodeJwt(second.token).sub);
  });

  test("a user logs in with basic credentials, whatever the case of the e-mail [API-07]", async () => {
    const answer = await askTokens(it, "anna@EXAMPLE.nl", TEST_PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json()).sort()).toEqual(["refresh", "token"]);
    expect(decodeJwt(answer.json().token)).toMatchObject({ kind: "user" });
  });

  test("a password with accents is read as UTF-8 [API-07]", async () => {
    const id = await addUser(it, "utf8@example.nl");
    const { hashPassword } = await import("./password.ts");
    await it.deps.db
      .updateTable("users")
      .set({ password_hash: await hashPassword("naïef €uro:wachtwoord 🧺", "test") })
      .where("id", "=", id)
      .execute();
    const answer = await askTokens(it, "utf8@example.nl", "naïef €uro:wachtwoord 🧺");
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    ["a wrong password", "anna@example.nl", "fout"],
    ["an unknown e-mail", "niemand@example.nl", TEST_PASSWORD],
    ["no e-mail at all", "a\u0000b", TEST_PASSWORD],
    ["guest with another password", GUEST_CREDENTIALS.username, "fout"],
  ])(
    "%s gets the same answer, without the browser's own prompt [API-07]",
    async (_, name, word) => {
      const answer = await askTokens(it, name, word);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["www-authenticate"]).toBe('Bearer realm="api"');
      expect(answer.json()).toMatchObject({
        type: "invalid_credentials",
        title: "Ongeldig e-mailadres of wachtwoord",
      });
    },
  );

  test.each([undefined, "Basic", "Basic !!!", "Basic bm9jb2xvbg==", "Basic /w=="])(
    "credentials that cannot be read (%s) are refused [API-07]",
    async (authorization) => {
      const answer = await it.app.inject({
        method: "POST",
        url: "/api/tokens",
        headers: authorization ? { authorization } : {},
        payload: { uuid: OTHER_DEVICE },
      });
      expect(answer.json()).toMatchObject({ type: "invalid_credentials", status: 401 });
    },
  );

  test("an access token is good for ten minutes, then it is an expired_token [SESS-14]", async () => {
    const { token } = await userTokens(it, "anna@example.nl");
    clock.forward(599);
    expect((await me(token)).statusCode).toBe(200);
    clock.forward(1);
    const answer = await me(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().type).toBe("expired_token");
  });

  test.each(["", "nonsense", "a.b.c"])(
    "a broken token (%s) is unauthorized, not expired",
    async (t) => {
      const answer = await me(t);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().type).toBe("unauthorized");
    },
  );

  test("a token whose claims were changed is refused", async () => {
    const { token } = await guestTokens(it);
    const [head, , seal] = token.split(".");
    const claims = { ...decodeJwt(token), kind: "user", sub: COMPANY };
    const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${seal}`;
    expect((await me(forged)).json().type).toBe("unauthorized");
  });

  test.each(["admin", "operator", ""])("no token makes its bearer a %s [SESS-30]", async (role) => {
    const token = await new SignJWT({ kind: role, sid: COMPANY, dev: OTHER_DEVICE })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("waslijn")
      .setSubject(COMPANY)
      .setExpirationTime(clock.now().getTime() / 1000 + 60)
      .sign(it.deps.secrets.tokenKey);
    expect((await me(token)).json().type).toBe("unauthorized");
  });

  test("a refresh gives a new pair of the same kind [API-09][SESS-08]", async () => {
    const first = await userTokens(it, "anna@example.nl");
    const answer = await refreshTokens(it, first.refresh);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().refresh).not.toBe(first.refresh);
    expect(decodeJwt(answer.json().token)).toMatchObject({
      kind: "user",
      sub: decodeJwt(first.token).sub,
    });
    expect((await refreshTokens(it, answer.json().refresh)).statusCode).toBe(200);
  });

  test("a refresh token works on its own device only", async () => {
    const { refresh } = await userTokens(it, "anna@example.nl");
    const answer = await refreshTokens(it, refresh, OTHER_DEVICE);
    expect(answer.json()).toMatchObject({ type: "invalid_refresh_token", status: 401 });
    expect((await refreshTokens(it, refresh)).statusCode).toBe(200);
  });

  test("tabs that refresh at once share one rotation, and all their tokens work", async () => {
    const { refresh } = await userTokens(it, "tabs@example.nl");
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshTokens(it, refresh)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.json().refresh)).size).toBe(1);
    for (const answer of answers) expect((await me(answer.json().token)).statusCode).toBe(200);
    clock.forward(9);
    const late = await refreshTokens(it, refresh);
    expect(late.statusCode).toBe(200);
    clock.forward(3600);
    expect((await refreshTokens(it, late.json().refresh)).statusCode).toBe(200);
  });

  test("an old refresh token shown after the grace ends the whole session", async () => {
    const { refresh: stolen } = await userTokens(it, "anna@example.nl");
    const { refresh: current } = (await refreshTokens(it, stolen)).json();
    clock.forward(11);
    expect((await refreshTokens(it, stolen)).json().type).toBe("invalid_refresh_token");
    expect((await refreshTokens(it, current)).json().type).toBe("invalid_refresh_token");
  });

  test("a token two rotations old ends the session even at once", async () => {
    const first = (await userTokens(it, "anna@example.nl")).refresh;
    const second = (await refreshTokens(it, first)).json().refresh;
    const third = (await refreshTokens(it, second)).json().refresh;
    expect((await refreshTokens(it, first)).statusCode).toBe(401);
    expect((await refreshTokens(it, third)).statusCode).toBe(401);
  });

  test("a guessed refresh token ends nobody's session", async () => {
    const { refresh } = await userTokens(it, "anna@example.nl");
    const [session, secret] = refresh.split(".");
    for (const guess of [`${session}.guess.guess`, `${session}.${secret}.`, "x", `${refresh}x`]) {
      expect((await refreshTokens(it, guess)).json().type).toBe("invalid_refresh_token");
    }
    expect((await refreshTokens(it, refresh)).statusCode).toBe(200);
  });

  test("logging out ends the session on its own device, whichever of its tokens is shown", async () => {
    const other = await userTokens(it, "anna@example.nl");
    const { refresh: first } = await userTokens(it, "anna@example.nl");
    const { refresh: second } = (await refreshTokens(it, first)).json();
    expect((await logOut(it, second, OTHER_DEVICE)).statusCode).toBe(204);
    const { refresh: third } = (await refreshTokens(it, second)).json();
    const answer = await logOut(it, second);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect((await refreshTokens(it, third)).json().type).toBe("invalid_refresh_token");
    expect((await refreshTokens(it, other.refresh)).statusCode).toBe(200);
  });

  test("logging out with a made-up token ends nothing and looks the same", async () => {
    const { refresh } = await userTokens(it, "anna@example.nl");
    const [session] = refresh.split(".");
    for (const guess of [`${session}.guess.guess`, "x", `${refresh}x`]) {
      expect((await logOut(it, guess)).statusCode).toBe(204);
    }
    expect((await refreshTokens(it, refresh)).statusCode).toBe(200);
  });

  test("a company that leaves before its first refresh ends its session too", async () => {
    const { refresh } = await companyTokens(it, COMPANY);
    await logOut(it, refresh);
    expect((await refreshTokens(it, refresh)).statusCode).toBe(401);
  });

  test("a user's session ends a year after the login, however often it is used", async () => {
    let { refresh } = await userTokens(it, "anna@example.nl");
    for (let days = 0; days < 350; days += 50) {
      clock.forward(50 * 86_400);
      const answer = await refreshTokens(it, refresh);
      expect(answer.statusCode).toBe(200);
      refresh = answer.json().refresh;
    }
    clock.forward(15 * 86_400);
    expect((await refreshTokens(it, refresh)).json().type).toBe("invalid_refresh_token");
  });

  test("a guest lives thirty minutes in all, refreshed or not", async () => {
    let tokens = await guestTokens(it);
    for (let minutes = 0; minutes < 27; minutes += 9) {
      clock.forward(9 * 60);
      tokens = (await refreshTokens(it, tokens.refresh)).json();
    }
    const { exp = 0 } = decodeJwt(tokens.token);
    expect(exp * 1000 - clock.now().getTime()).toBe(3 * 60_000);
    clock.forward(3 * 60);
    expect((await refreshTokens(it, tokens.refresh)).statusCode).toBe(401);
  });

  test("the database keeps no refresh token", async () => {
    const { refresh } = await guestTokens(it);
    const rows = await it.deps.db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refresh.split(".")[1]);
  });

  test("a company that opted in gives a token that tells its name and bag alone [API-15][SESS-28]", async () => {
    const tokens = await companyTokens(it, COMPANY);
    const answer = await it.app.inject({ url: "/api/me", headers: bearer(tokens) });
    expect(answer.json()).toEqual({
      fullName: "Hotel De Gouden Leeuw",
      phone: "",
      language: "nl",
      email: "",
      hasBag: true,
    });
    const places = await it.app.inject({ url: "/api/me/locations", headers: bearer(tokens) });
    expect(places.json()).toEqual([]);
  });

  test("a company's session is bound to the device of its first refresh", async () => {
    const { refresh } = await companyTokens(it, COMPANY);
    const { refresh: next } = (await refreshTokens(it, refresh)).json();
    expect((await refreshTokens(it, next, OTHER_DEVICE)).statusCode).toBe(401);
    expect((await refreshTokens(it, next)).statusCode).toBe(200);
  });

  test.each([SILENT_COMPANY, "1", "00000000-0000-4000-8000-000000000000", "%00"])(
    "a company that did not opt in or does not exist (%s) is not found",
    async (id) => {
      const answer = await it.app.inject({ url: `/api/companies/${id}/token` });
      expect([404, 422]).toContain(answer.statusCode);
      expect(answer.json().token).toBeUndefined();
    },
  );
});

describe.each(DATABASE_KINDS)("login limits on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { RATE_LIMITS: "on" } });
    await addUser(it, "anna@example.nl");
    await addUser(it, "bram@example.nl");
  });
  afterAll(() => it.close());

  test("after ten wrong passwords an account waits, known or not, and others do not", async () => {
    for (const name of ["anna@example.nl", "niemand@example.nl"]) {
      for (let time = 0; time < 10; time++) {
        expect((await askTokens(it, name, "fout")).statusCode).toBe(401);
      }
      const answer = await askTokens(it, name, TEST_PASSWORD);
      expect(answer.json().type).toBe("too_many_requests");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect((await askTokens(it, "bram@example.nl", TEST_PASSWORD)).statusCode).toBe(200);
    clock.forward(16 * 60);
    expect((await askTokens(it, "anna@example.nl", TEST_PASSWORD)).statusCode).toBe(200);
  });

  test("right passwords are not counted", async () => {
    for (let time = 0; time < 12; time++) {
      expect((await askTokens(it, "bram@example.nl", TEST_PASSWORD)).statusCode).toBe(200);
    }
  });
});
