import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { SoftwarePasskey } from "../../../test/software-passkey.ts";
import { addStaff, consoleHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { firstOwnerUrl } from "./first-owner.ts";

const ORIGIN = "https://was.example";
const ROOS = { name: "Roos Kuiper", email: "roos@was.example", language: "nl" };

describe.each(DATABASE_KINDS)("the first owner on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { PUBLIC_URL: ORIGIN } });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    for (const table of ["staff_sessions", "staff_passkeys", "outbox", "audit", "staff"] as const) {
      await it.deps.db.deleteFrom(table).execute();
    }
  });

  const post = (path: string, payload: object) =>
    it.app.inject({
      method: "POST",
      url: `/api/console/first-owner${path}`,
      headers: consoleHeaders(it),
      payload,
    });
  const tokenOf = async (): Promise<string> =>
    new URL((await firstOwnerUrl(it.deps, "http://127.0.0.1:8080")) ?? "").hash.slice(1);
  const challengeOf = async (token: string): Promise<string> =>
    (await post("/options", { token })).json().challenge;
  const make = async (token: string, person = ROOS, key = new SoftwarePasskey(ORIGIN)) =>
    post("", { token, ...person, passkey: key.make(await challengeOf(token)) });

  test("is made by the printed link, with a passkey, and is signed in [SETUP-02]", async () => {
    expect(await firstOwnerUrl(it.deps, "http://127.0.0.1:8080")).toMatch(
      /^https:\/\/was\.example\/console\/welcome#[\w-]{43}$/,
    );
    const key = new SoftwarePasskey(ORIGIN);
    const answer = await make(await tokenOf(), ROOS, key);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: ROOS.name, role: "owner", passkeys: 1 });
    expect(answer.json().confirmedUntil).not.toBeNull();
    const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
    const me = await it.app.inject({
      url: "/api/console/me",
      headers: { ...consoleHeaders(it), cookie },
    });
    expect(me.json()).toMatchObject({ email: ROOS.email, role: "owner" });
    const log = await it.deps.db.selectFrom("audit").select(["action", "who"]).execute();
    expect(log).toEqual([{ action: "staff:invite", who: "start" }]);
  });

  test("signs in with that passkey afterwards, as the person it was made for [SETUP-02]", async () => {
    const token = await tokenOf();
    const options = (await post("/options", { token })).json();
    const key = new SoftwarePasskey(ORIGIN);
    const made = await post("", { token, ...ROOS, passkey: key.make(options.challenge) });
    expect(Buffer.from(options.user.id, "base64url").toString()).toBe(made.json().id);
    const asked = await it.app.inject({
      method: "POST",
      url: "/api/console/sign-in/passkey/options",
      headers: consoleHeaders(it),
    });
    const shown = key.show(asked.json().challenge);
    shown.response.userHandle = options.user.id;
    const answer = await it.app.inject({
      method: "POST",
      url: "/api/console/sign-in/passkey",
      headers: consoleHeaders(it),
      payload: shown,
    });
    expect(answer.json()).toMatchObject({ email: ROOS.email });
  });

  test("the link dies with that passkey: a second use is refused, and none is printed [SETUP-02]", async () => {
    const token = await tokenOf();
    const challenge = await challengeOf(token);
    expect((await make(token)).statusCode).toBe(201);
    const late = { token, ...ROOS, email: "late@was.example" };
    const passkey = new SoftwarePasskey(ORIGIN).make(challenge);
    for (const answer of [
      await post("/options", { token }),
      await post("", { ...late, passkey }),
    ]) {
      expect([answer.statusCode, answer.json().type]).toEqual([404, "link_invalid"]);
    }
    expect(await firstOwnerUrl(it.deps, "http://127.0.0.1:8080")).toBeUndefined();
    expect(await it.deps.db.selectFrom("staff").select("email").execute()).toHaveLength(1);
  });

  test("a passkey that fails leaves nobody behind, and the link alive [SETUP-02]", async () => {
    const token = await tokenOf();
    const key = new SoftwarePasskey(ORIGIN);
    const lie = key.make(await challengeOf(token), { origin: "https://kwaad.example" });
    const refused = await post("", { token, ...ROOS, passkey: lie });
    expect(refused.json()).toMatchObject({ type: "passkey_refused" });
    expect(await it.deps.db.selectFrom("staff").select("id").execute()).toEqual([]);
    expect((await make(token)).statusCode).toBe(201);
  });

  test("a wrong token, and any link once an owner exists, are refused [SETUP-02]", async () => {
    const token = await tokenOf();
    const wrong = `${token.slice(0, -2)}AA`;
    expect((await post("/options", { token: wrong })).json().type).toBe("link_invalid");
    await addStaff(it, "desk");
    expect((await post("/options", { token })).statusCode).toBe(200);
    await addStaff(it, "owner");
    expect((await post("/options", { token })).json().type).toBe("link_invalid");
    expect(await firstOwnerUrl(it.deps, "http://127.0.0.1:8080")).toBeUndefined();
  });

  test("of two uses at once one makes an owner [SETUP-02]", async () => {
    const token = await tokenOf();
    const answers = await Promise.all(
      ["a", "b", "c"].map((name) => make(token, { ...ROOS, email: `${name}@was.example` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 404, 404,
    ]);
    expect(await it.deps.db.selectFrom("staff").select("id").execute()).toHaveLength(1);
  });

  test("the token is nowhere in the database [SETUP-02]", async () => {
    const token = await tokenOf();
    await make(token);
    const { db } = it.deps;
    const rows = [
      await db.selectFrom("staff_links").selectAll().execute(),
      await db.selectFrom("staff_challenges").selectAll().execute(),
      await db.selectFrom("audit").selectAll().execute(),
      await db.selectFrom("outbox").selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test("without a public address the link names localhost, because passkeys need a host name [SETUP-02]", async () => {
  const it = await openTestApp();
  expect(await firstOwnerUrl(it.deps, "http://127.0.0.1:8080")).toMatch(
    /^http:\/\/localhost:8080\/console\/welcome#/,
  );
  await it.close();
});
