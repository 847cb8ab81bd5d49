import type { LightMyRequestResponse } from "fastify";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildApp } from "../src/app.ts";
import { consumerOrder, countRows } from "./order-fixtures.ts";
import { nobodysHash } from "../src/modules/accounts/log-in.ts";
import { verifyPassword } from "../src/modules/accounts/password.ts";
import { addUser, askTokens, bearer, guestTokens, logOut } from "./sessions.ts";
import { makeSignInLink } from "../src/modules/staff/sign-in-link.ts";
import { addStaff, consoleHeaders } from "./staff.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

vi.mock("../src/modules/accounts/password.ts", async (original) => {
  const real = await original<typeof import("../src/modules/accounts/password.ts")>();
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) };
});
const verify = vi.mocked(verifyPassword);

const KNOWN = "wel-bekend@example.nl";
const UNKNOWN = "onbekenden@example.nl";

let it: TestApp;
/** The shapes of all statements sent to the database. */
let statements: string[];
beforeAll(async () => {
  it = await openTestApp();
  await addUser(it, KNOWN);
  statements = [];
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(shapeOf(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const deps = { ...it.deps, db: it.deps.db.withPlugin(noting) };
  const app = await buildApp(deps);
  const { close } = it;
  it = { ...it, app, close: async () => [await app.close(), await close()].pop() };
  // Warms up per-process caches, whose first statements do not depend on the e-mail.
  await nobodysHash("test");
  await post("/orders", consumerOrder(), bearer(await guestTokens(it)));
});
afterAll(() => it.close());
beforeEach(() => {
  statements.splice(0);
  verify.mockClear();
});

/** A statement without its values. */
const shapeOf = (node: object): string =>
  JSON.stringify(node, (name, value: unknown) =>
    ["value", "values", "parameters", "queryId"].includes(name) ? undefined : value,
  );

const post = (url: string, payload: object, headers = {}): Promise<LightMyRequestResponse> =>
  it.app.inject({ method: "POST", url: `/api${url}`, payload, headers });

/** The response without what differs every time. */
function seen(answer: LightMyRequestResponse): unknown {
  const { "x-request-id": _, date: __, ...headers } = answer.headers;
  const body = answer.body === "" ? {} : answer.json();
  delete body.extra?.requestId;
  return { status: answer.statusCode, headers, body };
}

async function alike(ask: (email: string) => Promise<LightMyRequestResponse>): Promise<void> {
  const known = seen(await ask(KNOWN));
  const afterKnown = statements.splice(0);
  const unknown = seen(await ask(UNKNOWN));
  expect(unknown).toEqual(known);
  expect(statements.splice(0)).toEqual(afterKnown);
  expect(afterKnown.length).toBeGreaterThan(0);
}

describe("whether an e-mail has an account", () => {
  test("does not show when a login fails: one verification, the same statements, the same answer", async () => {
    await alike((email) => askTokens(it, email, "niet dit wachtwoord"));
    expect(verify).toHaveBeenCalledTimes(2);
    const costs = verify.mock.calls.map(([, hash]) => hash.split("$").slice(0, 4).join("$"));
    expect(costs[0]).toBe(costs[1]);
  });

  test("does not show when recovery is asked for: no verification, the same statements, the same answer", async () => {
    await alike((email) => post("/recover/email", { email }));
    await alike((email) => post("/recover/check/email", { email }));
    await alike((email) => post("/recover/email", { email }));
    expect(verify).not.toHaveBeenCalled();
  });

  test("does not show when somebody wants the links to their orders again [MINE-01]", async () => {
    await alike((email) => post("/orders/links", { email }));
  });

  test("does not show of those who work here either [STAFF-02]", async () => {
    const id = await addStaff(it, "desk", { email: KNOWN });
    await makeSignInLink(it.deps, id);
    const page = consoleHeaders(it);
    await alike((email) => post("/console/sign-in/mail", { email }, page));
    await alike((email) => post("/console/sign-in/code", { email, code: "000000" }, page));
  });

  test("does not show when a guest orders in its name", async () => {
    const headers = bearer(await guestTokens(it));
    statements.splice(0);
    const outcomes = [];
    for (const email of [KNOWN, UNKNOWN]) {
      const answer = await post("/orders", consumerOrder({ user: { email } }), headers);
      outcomes.push([answer.statusCode, Object.keys(answer.json()), statements.splice(0)]);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]?.[0]).toBe(201);
  });
});

describe("codes and ids cannot be counted through", () => {
  const LOCATIONS = [
    ["GET", "/service-points/by-code/", ["9999", "0000", "8120"]],
    ["GET", "/service-points/b2b/by-code/", ["9999", "0000", "4418"]],
    ["GET", "/times/b2b/available/", ["9999/pickup", "0000/delivery", "4418/pickup"]],
    ["POST", "/shipment-labels/bls/", ["ZZZZZ", "00000", "BC12X"]],
    [
      "GET",
      "/companies/",
      ["00000000-0000-4000-8000-000000000000/token", "5e6f1c2a-9b3d-4e7f-8a1b-000000000000/token"],
    ],
  ] as const;

  test.each(LOCATIONS)("%s %s answers every miss alike", async (method, path, codes) => {
    const answers = [];
    for (const code of codes) {
      answers.push(seen(await it.app.inject({ method, url: `/api${path}${code}` })));
    }
    expect(answers).toHaveLength(codes.length);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 404 });
  });

  test("whether a session exists does not show when it is logged out", async () => {
    const { refresh } = await guestTokens(it);
    const made = refresh.replace(/\.[^.]+$/, `.${"A".repeat(43)}`);
    const answers = [];
    for (const token of [refresh, made, refresh]) answers.push(seen(await logOut(it, token)));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 204 });
  });

  test("a company that did not opt in is as unknown as none", async () => {
    const id = "11111111-2222-4333-8444-555555555555";
    const unknown = seen(await it.app.inject({ url: `/api/companies/${id}/token` }));
    await it.deps.db
      .insertInto("companies")
      .values({ id, name: "Stil BV", email: "stil@example.nl", is_public: false })
      .execute();
    expect(seen(await it.app.inject({ url: `/api/companies/${id}/token` }))).toEqual(unknown);
    expect(unknown).toMatchObject({ status: 404 });
  });

  test.each(["/orders/retail/no-terminal", "/order-collections"])(
    "%s leaves nothing behind for an unknown code",
    async (path) => {
      const before = await countRows(it, "orders");
      const answers = [
        seen(await post(path, { code: "9999" })),
        seen(await post(path, { code: "0000" })),
      ];
      expect(answers[0]).toEqual(answers[1]);
      expect(await countRows(it, "orders")).toBe(before);
    },
  );
});
