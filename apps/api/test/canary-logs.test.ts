import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import { sql } from "kysely";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mailer } from "../src/outside/mailer.ts";
import { call } from "./call.ts";
import { sendMails } from "./outbox.ts";
import { addConfirmedUser, bearer, guestTokens, userTokens } from "./sessions.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { makeRoom, validRequests, type ValidRequest } from "./valid-requests.ts";

const CANARY = "kanarievogel";
const EMAIL = `${CANARY}@example.nl`;

/** What a person types, for each text field. */
const TYPED: Record<string, string> = {
  email: EMAIL,
  fullName: `Piet ${CANARY}`,
  name: `Piet ${CANARY}`,
  phone: `06-${CANARY}`,
  plainPassword: `wachtwoord ${CANARY}`,
  password: `wachtwoord ${CANARY}`,
  notes: `sleutel bij ${CANARY}`,
  address: `${CANARY}straat 1`,
  city: CANARY,
  thoroughfare: `${CANARY}straat`,
  subThoroughfare: `1-${CANARY}`,
  Addition: CANARY,
  houseAddition: CANARY,
  requestId: CANARY,
};

let it: TestApp;
const lines: string[] = [];
const secrets: string[] = [CANARY];
let user: Record<string, string>;
beforeAll(async () => {
  const log = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  it = await openTestApp("PostgreSQL", { log, settings: { LOG_LEVEL: "trace" } });
  await makeRoom(it);
  await addConfirmedUser(it, "inlogger@example.nl");
  const tokens = await userTokens(it, "inlogger@example.nl");
  secrets.push(tokens.token, tokens.refresh);
  user = bearer(tokens);
});
afterAll(() => it.close());
beforeEach(() => void lines.splice(0));

function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== "object" || value === null) return value;
  const words = Object.entries(value).map(([name, inner]) => [
    name,
    typeof inner === "string" && TYPED[name] ? TYPED[name] : typed(inner),
  ]);
  return { ...Object.fromEntries(words), ...("phone" in value && { phoneAsTyped: true }) };
}

async function send(name: EndpointName): Promise<number> {
  const valid: ValidRequest = await validRequests[name](it);
  const token = name === "placeOrder" ? bearer(await guestTokens(it)) : user;
  const body = typed(valid.body) as { token?: string; refreshToken?: string } | undefined;
  secrets.push(...[body?.token, body?.refreshToken].filter((secret) => secret !== undefined));
  const request = {
    ...valid,
    ...(body !== undefined && { body }),
    ...(valid.query !== undefined && { query: typed(valid.query) }),
    headers: { ...(endpoints[name].auth === "bearer" ? token : {}), ...valid.headers },
  } as ValidRequest;
  return (await call(it, name, request)).statusCode;
}

const leaks = (): string[] =>
  lines.filter((line) => secrets.some((secret) => secret !== "" && line.includes(secret)));

const names = Object.keys(endpoints) as EndpointName[];

test.each(names)(
  "%s logs nothing that a person typed or holds, at the finest level",
  async (name) => {
    expect(await send(name)).toBeLessThan(300);
    expect(lines.length).toBeGreaterThan(0);
    expect(leaks()).toEqual([]);
  },
);

test("a database that fails puts nothing personal into the log either", async () => {
  const requests = await Promise.all(
    names.map(async (name) => [name, await validRequests[name](it)] as const),
  );
  const guest = bearer(await guestTokens(it));
  const { db } = it.deps;
  it.deps.db = new Proxy(db, {
    get: () => () => {
      throw new Error(`duplicate key value (email)=(${EMAIL})`);
    },
  });
  const statuses = new Set<number>();
  for (const [name, valid] of requests) {
    const request = { ...valid, body: typed(valid.body), headers: { ...guest, ...valid.headers } };
    statuses.add((await call(it, name, request as ValidRequest)).statusCode);
  }
  it.deps.db = db;
  expect(statuses).toContain(500);
  expect(leaks()).toEqual([]);
});

test("a refusal of the database is told by its code, table, constraint and routine, without values", async () => {
  await sql`ALTER TABLE area_requests ADD CONSTRAINT no_birds CHECK (email NOT LIKE ${sql.lit(`%${CANARY}%`)}) NOT VALID`.execute(
    it.deps.db,
  );
  expect(await send("requestServiceArea")).toBe(500);
  await sql`ALTER TABLE area_requests DROP CONSTRAINT no_birds`.execute(it.deps.db);
  const failures = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
  expect(failures).toMatchObject([
    {
      err: {
        code: "23514",
        table: "area_requests",
        constraint: "no_birds",
        routine: "ExecConstraints",
      },
    },
  ]);
  expect(leaks()).toEqual([]);
});

test("a mail that nothing carries away is not said to be sent", async () => {
  expect(await send("requestServiceArea")).toBe(204);
  expect(await sendMails(it)).not.toEqual([]);
  expect(lines.join("")).not.toContain("mail sent");
});

test("neither a sent nor a refused mail is told with its recipient or words", async () => {
  expect(await send("placeOrder")).toBe(201);
  expect(await send("requestServiceArea")).toBe(204);
  const close = () => undefined;
  const refusing: Mailer = {
    send: async () => {
      throw new Error(`550 <${EMAIL}> unknown`);
    },
    close,
  };
  await sendMails(it, refusing);
  await it.deps.db.updateTable("outbox").set({ next_attempt_at: it.deps.clock.now() }).execute();
  await sendMails(it, { send: async () => undefined, close });
  expect(lines.join("")).toContain("mail sent");
  expect(lines.join("")).toContain("mail failed");
  expect(leaks()).toEqual([]);
});
