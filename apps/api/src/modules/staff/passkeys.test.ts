import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { SoftwarePasskey } from "../../../test/software-passkey.ts";
import { addStaff, consoleHeaders, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import type { Staff } from "../../http/staff-session.ts";
import { addPasskey, offerPasskey } from "./add-passkey.ts";
import { listPasskeys } from "./passkeys-repository.ts";
import { endSession } from "./staff-sessions.ts";

const ORIGIN = "https://was.example";

describe.each(DATABASE_KINDS)("passkeys on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  let owner: string;
  let key: SoftwarePasskey;
  /** Signed in by link, without a passkey. */
  let browser: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { PUBLIC_URL: ORIGIN } });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    owner = await addStaff(it, "owner");
    key = new SoftwarePasskey(ORIGIN);
    browser = await staffHeaders(it, owner, null);
  });

  const post = (path: string, payload?: object, headers = browser) =>
    it.app.inject({
      method: "POST",
      url: `/api/console${path}`,
      headers,
      ...(payload && { payload }),
    });
  const challengeOf = async (path: string, headers = browser): Promise<string> =>
    (await post(`${path}/options`, undefined, headers)).json().challenge;
  const add = async (passkey = key) =>
    post("/passkeys", passkey.make(await challengeOf("/passkeys")));
  const stranger = () => consoleHeaders(it);
  const signIn = async (passkey = key) =>
    post("/sign-in/passkey", passkey.show(await challengeOf("/sign-in/passkey")), stranger());
  const me = async (headers = browser): Promise<ConsoleMe> =>
    (await it.app.inject({ url: "/api/console/me", headers })).json();
  const typeOf = (answer: { json(): { type: string } }) => answer.json().type;

  test("one is made after a link, and signs in from then on [STAFF-02]", async () => {
    expect(await me()).toMatchObject({ passkeys: 0, asksPasskey: true, confirmedUntil: null });
    const made = await add();
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject([{ id: key.id }]);
    const answer = await signIn();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: owner, role: "owner", passkeys: 1 });
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-waslijn-staff=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/,
    );
    const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
    expect((await me({ ...stranger(), cookie })).confirmedUntil).not.toBeNull();
  });

  test("what is offered asks for a key that verifies its person and stays on the device [STAFF-02]", async () => {
    expect((await post("/passkeys/options")).json()).toMatchObject({
      rp: { id: "was.example" },
      pubKeyCredParams: [{ alg: -7 }, { alg: -257 }],
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const options = (await post("/sign-in/passkey/options", undefined, stranger())).json();
    expect(options).toMatchObject({ rpId: "was.example", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  test("an owner is asked for a second one, which the first has to vouch for [STAFF-02]", async () => {
    await add();
    expect(await me()).toMatchObject({ passkeys: 1, asksPasskey: true });
    clock.forward(300);
    expect(typeOf(await post("/passkeys/options"))).toBe("passkey_needed");
    await post("/confirm", key.show(await challengeOf("/confirm")));
    const second = new SoftwarePasskey(ORIGIN);
    expect((await add(second)).statusCode).toBe(201);
    expect(await me()).toMatchObject({ passkeys: 2, asksPasskey: false });
    expect((await signIn(second)).statusCode).toBe(200);
  });

  test("showing it again opens five minutes for what asks for it [STAFF-02]", async () => {
    await add();
    clock.forward(300);
    expect((await me()).confirmedUntil).toBeNull();
    const answer = await post("/confirm", key.show(await challengeOf("/confirm")));
    const until = new Date(clock.now().getTime() + 300_000).toISOString();
    expect(answer.json()).toEqual({ confirmedUntil: until });
    expect((await me()).confirmedUntil).toBe(until);
  });

  test("somebody else's passkey confirms nothing [STAFF-02]", async () => {
    await add();
    const other = await addStaff(it, "desk");
    const theirs = await staffHeaders(it, other, null);
    const challenge = await challengeOf("/confirm", theirs);
    expect(typeOf(await post("/confirm", key.show(challenge), theirs))).toBe("passkey_refused");
    const mine = await challengeOf("/confirm");
    expect(typeOf(await post("/confirm", key.show(mine), theirs))).toBe("passkey_refused");
  });

  test("an answer works once [STAFF-02]", async () => {
    const made = key.make(await challengeOf("/passkeys"));
    expect((await post("/passkeys", made)).statusCode).toBe(201);
    expect(typeOf(await post("/passkeys", made))).toBe("passkey_refused");
    const shown = key.show(await challengeOf("/sign-in/passkey"));
    expect((await post("/sign-in/passkey", shown, stranger())).statusCode).toBe(200);
    expect(typeOf(await post("/sign-in/passkey", shown, stranger()))).toBe("passkey_refused");
  });

  test("an answer after five minutes, to a question of its own making or to another one is none [STAFF-02]", async () => {
    await add();
    const late = await challengeOf("/sign-in/passkey");
    clock.forward(300);
    const madeUp = Buffer.from("made up").toString("base64url");
    const another = await challengeOf("/confirm");
    for (const challenge of [late, madeUp, another, ""]) {
      const answer = await post("/sign-in/passkey", key.show(challenge), stranger());
      expect([answer.statusCode, typeOf(answer)]).toEqual([403, "passkey_refused"]);
    }
  });

  const lies = [
    ["another origin", { origin: "https://kwaad.example" }],
    ["another party", { rpId: "kwaad.example" }],
    ["a person it did not verify", { isVerified: false }],
  ] as const;
  test.each(lies)("a passkey with %s is refused, made or shown [STAFF-02]", async (_, claims) => {
    const made = await post("/passkeys", key.make(await challengeOf("/passkeys"), claims));
    expect(typeOf(made)).toBe("passkey_refused");
    await add();
    const shown = key.show(await challengeOf("/sign-in/passkey"), claims);
    expect(typeOf(await post("/sign-in/passkey", shown, stranger()))).toBe("passkey_refused");
  });

  test("a passkey that we do not know, and a signature of another key, are refused alike [STAFF-02]", async () => {
    await add();
    const other = new SoftwarePasskey(ORIGIN);
    expect(typeOf(await signIn(other))).toBe("passkey_refused");
    const forged = {
      ...other.show(await challengeOf("/sign-in/passkey")),
      id: key.id,
      rawId: key.id,
    };
    expect(typeOf(await post("/sign-in/passkey", forged, stranger()))).toBe("passkey_refused");
  });

  test("a copied key shows itself by a counter that does not go up [STAFF-02]", async () => {
    await add();
    const at = async (counter: number) => {
      const shown = key.show(await challengeOf("/sign-in/passkey"), { counter });
      return (await post("/sign-in/passkey", shown, stranger())).statusCode;
    };
    expect([await at(7), await at(7), await at(6), await at(8)]).toEqual([200, 403, 403, 200]);
  });

  test("a session that an invitation ends while it adds a passkey gets none in [STAFF-02] [STAFF-03]", async () => {
    const { id: session } = await it.deps.db
      .selectFrom("staff_sessions")
      .select("id")
      .where("staff_id", "=", owner)
      .executeTakeFirstOrThrow();
    const read = { id: owner, name: "", role: "owner", hub: null, isOnTablet: false } as const;
    const staff: Staff = { ...read, session, passkeyAt: null };
    const party = { name: "Waslijn", id: "was.example", origin: ORIGIN };
    const { challenge } = await offerPasskey(it.deps, party, staff);
    await endSession(it.deps.db, session);
    await expect(
      addPasskey(it.deps, party, staff, key.make(challenge), "Test"),
    ).rejects.toMatchObject({ type: "unauthorized" });
    expect(await listPasskeys(it.deps.db, owner)).toEqual([]);
  });

  test("one's own can be forgotten, somebody else's not", async () => {
    await add();
    const other = await staffHeaders(it, await addStaff(it, "owner"));
    const forget = async (headers: Record<string, string>) =>
      (await it.app.inject({ method: "DELETE", url: `/api/console/passkeys/${key.id}`, headers }))
        .statusCode;
    expect(await forget(other)).toBe(404);
    expect(await forget(browser)).toBe(204);
    expect((await signIn()).statusCode).toBe(403);
  });
});
