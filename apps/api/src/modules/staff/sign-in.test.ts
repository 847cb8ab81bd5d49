import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { sendMails } from "../../../test/outbox.ts";
import { SoftwarePasskey } from "../../../test/software-passkey.ts";
import { addStaff, consoleHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

const ORIGIN = "https://was.example";

describe.each(DATABASE_KINDS)("signing in by mail on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  let email: string;
  let id: string;
  let people = 0;
  beforeAll(async () => {
    const settings = { PUBLIC_URL: ORIGIN, RATE_LIMITS: "on" };
    it = await openTestApp(kind, { clock, settings });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    // Resets the caller's rate limit.
    clock.forward(3600);
    email = `Noor.${++people}@was.example`;
    id = await addStaff(it, "desk", { email });
  });

  const post = (path: string, payload: object, cookie = "") =>
    it.app.inject({
      method: "POST",
      url: `/api/console${path}`,
      headers: { ...consoleHeaders(it), ...(cookie && { cookie }) },
      payload,
    });
  const ask = (address = email) => post("/sign-in/mail", { email: address });
  const mailed = async () => {
    // Mails are sorted by time.
    clock.forward(1);
    await ask();
    const mail = (await sendMails(it)).at(-1);
    return {
      mail,
      token: /console\/sign-in#([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "",
      code: /\b\d{6}\b/.exec(mail?.text.split("Code")[1] ?? "")?.[0] ?? "",
    };
  };
  const byLink = (token: string) => post("/sign-in/link", { token });
  const byCode = (code: string, address = email) => post("/sign-in/code", { email: address, code });
  const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
    String(answer.headers["set-cookie"]).split(";")[0] ?? "";

  test("the mail has a link and a code, of which one works, once [STAFF-02]", async () => {
    const { mail, token, code } = await mailed();
    expect(mail).toMatchObject({ to: email, subject: "Sign in to the console" });
    const answer = await byLink(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, role: "desk", asksPasskey: true });
    expect((await byLink(token)).json().type).toBe("link_invalid");
    expect((await byCode(code)).json().type).toBe("sign_in_code_wrong");
    const other = await mailed();
    expect((await byCode(other.code, email.toUpperCase())).statusCode).toBe(200);
    expect((await byLink(other.token)).statusCode).toBe(404);
  });

  test("of two who use a link at once one comes in [STAFF-02]", async () => {
    const { token } = await mailed();
    const answers = await Promise.all([byLink(token), byLink(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 404]);
  });

  test("both are over after 15 minutes [STAFF-02]", async () => {
    const { token, code } = await mailed();
    clock.forward(15 * 60);
    expect((await byLink(token)).statusCode).toBe(404);
    expect((await byCode(code)).statusCode).toBe(403);
  });

  test("after five wrong codes the right one is worth nothing, the link still is [STAFF-02]", async () => {
    const { token, code } = await mailed();
    const wrong = code === "000000" ? "000001" : "000000";
    for (let n = 0; n < 5; n++) expect((await byCode(wrong)).statusCode).toBe(403);
    expect((await byCode(code)).statusCode).toBe(403);
    expect((await byLink(token)).statusCode).toBe(200);
  });

  test("nobody is told whether an address works here [STAFF-02]", async () => {
    const stranger = `vreemd.${people}@was.example`;
    for (const address of [email, stranger]) {
      for (let n = 0; n < 3; n++) expect((await ask(address)).statusCode).toBe(204);
      expect((await ask(address)).json().type).toBe("too_many_requests");
      expect((await byCode("000000", address)).json().type).toBe("sign_in_code_wrong");
    }
    const mails = await sendMails(it);
    expect(mails.filter(({ to }) => to === stranger)).toEqual([]);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(3);
  });

  test("neither link nor code stands in the database", async () => {
    const { token, code } = await mailed();
    const links = JSON.stringify(await it.deps.db.selectFrom("staff_links").selectAll().execute());
    expect(links).not.toContain(token);
    expect(links).not.toContain(code);
    const cookie = cookieOf(await byLink(token));
    const sessions = await it.deps.db.selectFrom("staff_sessions").selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(cookie.split("=")[1]);
  });

  test("who has a passkey is mailed no link, and one that is under way ends [STAFF-02]", async () => {
    const first = await mailed();
    const second = await mailed();
    const cookie = cookieOf(await byLink(first.token));
    const third = await mailed();
    const key = new SoftwarePasskey(ORIGIN);
    const { challenge } = (await post("/passkeys/options", {}, cookie)).json();
    expect((await post("/passkeys", key.make(challenge), cookie)).statusCode).toBe(201);
    for (const { token } of [second, third]) expect((await byLink(token)).statusCode).toBe(404);
    clock.forward(3600);
    const { mail, token } = await mailed();
    expect(token).toBe("");
    expect(mail?.subject).toBe("Sign in with your passkey");
  });

  test("signing in again takes the place of the session before [STAFF-03]", async () => {
    const cookie = cookieOf(await byLink((await mailed()).token));
    await post("/sign-in/link", { token: (await mailed()).token }, cookie);
    const old = { ...consoleHeaders(it), cookie };
    expect((await it.app.inject({ url: "/api/console/me", headers: old })).statusCode).toBe(401);
  });
});
