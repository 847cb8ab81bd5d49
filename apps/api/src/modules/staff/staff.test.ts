import { AUDIT_PAGE, type AuditEntry } from "@waslijn/contract/console/staff";
import type { InjectOptions } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { sendMails } from "../../../test/outbox.ts";
import { addStaff, consoleHeaders, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { writeAudit } from "./write-audit.ts";

const NEW = { email: "Bo@was.example", name: "Bo de Wit", role: "desk", hub: null, language: "nl" };

describe.each(DATABASE_KINDS)("who works here on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  let owner: string;
  let asOwner: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { PUBLIC_URL: "https://was.example" } });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    await sql`TRUNCATE staff, outbox CASCADE`.execute(it.deps.db);
    owner = await addStaff(it, "owner", { email: "eva@was.example", name: "Eva Smit" });
    asOwner = await staffHeaders(it, owner);
  });

  const call = (
    method: NonNullable<InjectOptions["method"]>,
    path: string,
    payload?: object,
    headers = asOwner,
  ) => it.app.inject({ method, url: `/api/console${path}`, headers, ...(payload && { payload }) });
  const invite = (changes: object = {}) => call("POST", "/staff", { ...NEW, ...changes });
  const audit = async (query = ""): Promise<AuditEntry[]> =>
    (await call("GET", `/audit${query}`)).json().entries;
  const me = (headers: Record<string, string>) => call("GET", "/me", undefined, headers);

  test("without a mail gateway an invitation answers with a link to hand over, and with one without [SETUP-05]", async () => {
    const { id, link } = (await invite({ email: "link@was.example" })).json();
    expect(link).toMatch(/\/console\/sign-in#[\w-]{43}$/);
    const again = (await call("POST", `/staff/${id}/invite`)).json().link;
    const enter = (url: string) =>
      it.app.inject({
        method: "POST",
        url: "/api/console/sign-in/link",
        headers: consoleHeaders(it),
        payload: { token: new URL(url).hash.slice(1) },
      });
    expect((await enter(link)).statusCode).toBe(404);
    expect((await enter(again)).json()).toMatchObject({ id });
    const { env } = it.deps;
    it.deps.env = { ...env, SMTP_URL: "smtp://127.0.0.1:1" };
    expect((await invite({ email: "mail@was.example" })).json().link).toBeNull();
    it.deps.env = env;
  });

  test("an owner invites somebody, who has a mail with a way in [STAFF-02]", async () => {
    const answer = await invite();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...NEW, passkeys: 0, seenAt: null });
    const [mail] = await sendMails(it);
    expect(mail).toMatchObject({ to: NEW.email, subject: "Je kunt aan de slag bij Waslijn" });
    expect(mail?.text).toMatch(/https:\/\/was\.example\/console\/sign-in#[\w-]{43}/);
    expect((await call("GET", "/staff")).json()).toHaveLength(2);
  });

  test("an address works here once, however it is spelled", async () => {
    await invite();
    expect((await invite({ email: "bo@WAS.example" })).json().type).toBe("staff_exists");
  });

  test("a driver has a hub, and the hub is one of ours", async () => {
    const refused = async (changes: object) => (await invite(changes)).json().extra?.fields?.[0];
    expect(await refused({ role: "driver" })).toMatchObject({ field: "hub", rule: "required" });
    expect(await refused({ hub: "parijs" })).toEqual({ field: "hub", rule: "unknown" });
    expect((await invite({ role: "driver", hub: "haarlem" })).statusCode).toBe(201);
  });

  test("a change of role holds at the next call, and is in the audit with before and after [STAFF-04]", async () => {
    const { id } = (await invite()).json();
    const theirs = await staffHeaders(it, id);
    expect((await call("GET", "/audit", undefined, theirs)).statusCode).toBe(403);
    clock.forward(60);
    await call("PATCH", `/staff/${id}`, { role: "owner", hub: null });
    expect((await call("GET", "/audit", undefined, theirs)).statusCode).toBe(200);
    const [changed, invited] = await audit(`?about=${encodeURIComponent(`staff ${id}`)}`);
    expect(changed).toMatchObject({
      at: clock.now().toISOString(),
      who: { staff: owner, name: "Eva Smit" },
      action: "staff:change",
      aboutName: NEW.name,
      before: { role: "desk", hub: null },
      after: { role: "owner", hub: null },
    });
    expect(invited).toMatchObject({ action: "staff:invite", before: null });
  });

  test("who is removed is out at the next call, and leaves no address [STAFF-03][STAFF-04]", async () => {
    const { id } = (await invite()).json();
    const theirs = await staffHeaders(it, id);
    expect((await me(theirs)).statusCode).toBe(200);
    clock.forward(1);
    expect((await call("DELETE", `/staff/${id}`)).statusCode).toBe(204);
    expect((await me(theirs)).statusCode).toBe(401);
    const rows = await it.deps.db.selectFrom("staff").selectAll().where("id", "=", id).execute();
    expect(rows).toMatchObject([{ email: null, name: NEW.name }]);
    expect(await audit()).toMatchObject([
      { action: "staff:remove", before: { role: "desk" }, after: null },
      { action: "staff:invite" },
    ]);
    expect((await invite()).statusCode).toBe(201);
  });

  test("the last owner stays one, even when two let each other go at once", async () => {
    const demote = { role: "desk", hub: null };
    expect((await call("PATCH", `/staff/${owner}`, demote)).json().type).toBe("last_owner");
    expect((await call("DELETE", `/staff/${owner}`)).json().type).toBe("last_owner");
    const second = await addStaff(it, "owner");
    const asSecond = await staffHeaders(it, second);
    const answers = await Promise.all([
      call("DELETE", `/staff/${second}`),
      call("DELETE", `/staff/${owner}`, undefined, asSecond),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  test("inviting again ends keys and sessions, and tells all owners [STAFF-02]", async () => {
    await addStaff(it, "owner", { email: "pim@was.example" });
    const { id } = (await invite()).json();
    const theirs = await staffHeaders(it, id);
    const now = clock.now();
    await it.deps.db
      .insertInto("staff_passkeys")
      .values({
        id: "key",
        staff_id: id,
        public_key: "",
        counter: 0,
        transports: [],
        device: "",
        created_at: now,
        used_at: now,
      })
      .execute();
    clock.forward(1);
    expect((await call("POST", `/staff/${id}/invite`)).statusCode).toBe(200);
    expect((await me(theirs)).statusCode).toBe(401);
    const keys = await it.deps.db.selectFrom("staff_passkeys").selectAll().execute();
    expect(keys).toEqual([]);
    const mails = (await sendMails(it)).slice(-3);
    expect(mails.map(({ to }) => to).sort()).toEqual([
      NEW.email,
      "eva@was.example",
      "pim@was.example",
    ]);
    expect(mails.filter(({ text }) => text.includes("Bo de Wit is opnieuw"))).toHaveLength(2);
    expect((await audit())[0]).toMatchObject({
      action: "staff:invite-again",
      before: { passkeys: 1 },
      after: { passkeys: 0 },
    });
  });

  test("one sees and ends one's own sessions, an owner everybody's [STAFF-03]", async () => {
    const { id } = (await invite()).json();
    const phone = await staffHeaders(it, id);
    const laptop = await staffHeaders(it, id);
    const list = async (headers: Record<string, string>, query = "") =>
      call("GET", `/sessions${query}`, undefined, headers);
    const mine = (await me(phone)).json().session;
    expect((await list(phone)).json().map((one: { id: string }) => one.id)).toContain(mine);
    expect((await list(phone)).json()).toHaveLength(2);
    expect((await list(phone, `?staff=${owner}`)).statusCode).toBe(403);
    expect((await list(asOwner, `?staff=${id}`)).json()).toHaveLength(2);
    const owners = (await me(asOwner)).json().session;
    const end = (session: string, headers: Record<string, string>) =>
      call("DELETE", `/sessions/${session}`, undefined, headers);
    expect((await end(owners, phone)).statusCode).toBe(404);
    expect((await end(mine, laptop)).statusCode).toBe(204);
    expect((await me(phone)).statusCode).toBe(401);
    expect((await end((await me(laptop)).json().session, asOwner)).statusCode).toBe(204);
    expect((await me(laptop)).statusCode).toBe(401);
  });

  test("the audit of one day holds what happened between two midnights here [STAFF-04]", async () => {
    const { db } = it.deps;
    const at = { now: () => new Date("2026-01-09T23:30:00Z") };
    await writeAudit(db, at, "night", "retention", {});
    expect((await audit("?day=2026-01-10")).map(({ who }) => who.name)).toEqual(["night"]);
    expect(await audit("?day=2026-01-09")).toEqual([]);
    expect((await call("GET", "/audit?day=2026-02-30")).statusCode).toBe(422);
  });

  test("the audit is read a page at a time, from where the last one ended [STAFF-04]", async () => {
    // Entries share a timestamp in pairs, also across the end of the first page.
    const all = AUDIT_PAGE + 4;
    for (let n = 0; n < all; n++) {
      if (n % 2) clock.forward(1);
      await writeAudit(it.deps.db, clock, "anna@kantoor", "kits:sent", { n });
    }
    const first = (await call("GET", "/audit")).json();
    const second = (await call("GET", `/audit?after=${first.next}`)).json();
    expect(first.entries).toHaveLength(AUDIT_PAGE);
    expect(second).toMatchObject({ next: null });
    const read: AuditEntry[] = [...first.entries, ...second.entries];
    expect(new Set(read.map(({ detail }) => detail.n)).size).toBe(all);
    expect(read[0]?.who).toEqual({ staff: null, name: "anna@kantoor" });
    expect((await call("GET", "/audit?after=onzin")).statusCode).toBe(422);
  });
});
