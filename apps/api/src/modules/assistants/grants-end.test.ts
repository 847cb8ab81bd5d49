import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { consumerOrder, post } from "../../../test/order-fixtures.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import {
  addConfirmedUser,
  addUser,
  askTokens,
  bearer,
  TEST_DEVICE,
  userTokens,
} from "../../../test/sessions.ts";
import { USUAL_DATABASE } from "../../../test/databases.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { ASSISTANT } from "../../../test/valid-requests.ts";
import { eraseCustomer } from "../privacy/erase-customer.ts";
import { makeRecoverToken } from "../accounts/recover-repository.ts";
import { confirmUser, findUserByEmail } from "../accounts/users-repository.ts";
import { allowAssistant } from "./allow-assistant.ts";
import { tokenHash } from "./grants-repository.ts";

type Headers = Record<string, string>;

describe("access to an account", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let count = 0;
  let email: string;
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE, { clock });
  });
  beforeEach(() => {
    clock.set(TEST_NOW);
    email = `slachtoffer-${++count}@voorbeeld.example`;
  });
  afterAll(() => it.close());

  const get = (url: string, headers: Headers) => it.app.inject({ url, headers });
  const send = (url: string, headers: Headers, payload: object) =>
    it.app.inject({ method: "POST", url, headers, payload });
  const allow = (customer: Headers) => send("/api/me/assistants", customer, ASSISTANT);
  const useGrant = (token: string) =>
    send(
      "/mcp",
      {
        authorization: `Bearer ${token}`,
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
      },
      {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "list_orders", arguments: {} },
      },
    );
  const account = async () => {
    const user = await findUserByEmail(it.deps.db, email);
    if (!user) throw new Error(`${email} has no account`);
    return user;
  };
  const confirmedCustomer = async (): Promise<Headers> => {
    await addConfirmedUser(it, email);
    return bearer(await userTokens(it, email));
  };
  const reset = async () => {
    const token = await makeRecoverToken(it.deps, (await account()).id);
    const payload = { token, password: "vers gestreken lakens", uuid: TEST_DEVICE };
    return bearer((await send("/api/recover", {}, payload)).json());
  };

  test("an assistant is not allowed on an account whose e-mail nobody confirmed [OPEN-05]", async () => {
    await post(it, "/orders", consumerOrder({ user: { email } }));
    const stranger = bearer((await askTokens(it, email, "lakens-op-de-lijn")).json());
    const refused = await allow(stranger);
    expect([refused.statusCode, refused.json().type]).toEqual([403, "email_unconfirmed"]);
    expect((await get("/api/me/assistants", stranger)).json()).toEqual([]);
  });

  test("a grant from before the e-mail was confirmed stays dead, whoever confirms it [OPEN-05]", async () => {
    const id = await addUser(it, email);
    const values = { id: crypto.randomUUID(), user_id: id, name: "Oud", most_cents: 5000 };
    const token = `wla_${"x".repeat(43)}`;
    await it.deps.db
      .insertInto("assistant_grants")
      .values({
        ...values,
        token_hash: tokenHash(token),
        created_at: clock.now(),
        expires_at: new Date(clock.now().getTime() + 86_400_000),
      })
      .execute();
    expect((await useGrant(token)).statusCode).toBe(401);
    clock.forward(60);
    await confirmUser(it.deps.db, id, clock.now());
    expect((await useGrant(token)).statusCode).toBe(401);
  });

  test("a password reset ends every grant and every session at once [OPEN-05]", async () => {
    const before = await confirmedCustomer();
    const { token } = (await allow(before)).json();
    expect((await useGrant(token)).statusCode).toBe(200);

    const after = await reset();
    expect((await useGrant(token)).statusCode).toBe(401);
    expect((await get("/api/me/assistants", after)).json()).toEqual([]);
    for (const path of ["/me", "/me/locations", "/orders/mine", "/me/assistants"]) {
      const answer = await get(`/api${path}`, before);
      expect([path, answer.statusCode, answer.json().type]).toEqual([path, 401, "expired_token"]);
      expect((await get(`/api${path}`, after)).statusCode).toBe(200);
    }
    expect((await allow(before)).statusCode).toBe(401);
    expect((await allow(after)).statusCode).toBe(201);
  });

  test("another e-mail address ends every grant and every session [OPEN-05]", async () => {
    const before = await confirmedCustomer();
    const { token } = (await allow(before)).json();
    const { id } = await account();
    await it.deps.db
      .updateTable("users")
      .set({ email: `nieuw-${email}` })
      .where("id", "=", id)
      .execute();
    expect((await useGrant(token)).statusCode).toBe(401);
    expect((await get("/api/me", before)).statusCode).toBe(401);
  });

  test("what else changes of an account ends nothing [OPEN-05]", async () => {
    const before = await confirmedCustomer();
    const { token } = (await allow(before)).json();
    const { id } = await account();
    await it.deps.db
      .updateTable("users")
      .set({ full_name: "Andere Naam" })
      .where("id", "=", id)
      .execute();
    expect((await useGrant(token)).statusCode).toBe(200);
    expect((await get("/api/me", before)).statusCode).toBe(200);
  });

  test("erasing a customer ends every grant and every session [OPEN-05]", async () => {
    const before = await confirmedCustomer();
    const { token } = (await allow(before)).json();
    const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
    await eraseCustomer(work, { email });
    expect((await useGrant(token)).statusCode).toBe(401);
    expect((await get("/api/me", before)).statusCode).toBe(401);
    expect((await allow(before)).statusCode).toBe(401);
  });

  test("a login or grant that meets a reset on its way does not outlive it [OPEN-05]", async () => {
    const before = await confirmedCustomer();
    const { id } = await account();
    const [, ...raced] = await Promise.all([
      reset(),
      ...Array.from({ length: 6 }, () => userTokens(it, email).then(bearer)),
      ...Array.from({ length: 6 }, () => allow(before)),
    ]);
    expect(raced).toHaveLength(12);
    const live = await it.deps.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", id)
      .where("revoked_at", "is", null)
      .execute();
    const grants = await it.deps.db
      .selectFrom("assistant_grants")
      .select("id")
      .where("user_id", "=", id)
      .where("revoked_at", "is", null)
      .execute();
    expect([live.length, grants.length]).toEqual([1, 0]);
  });

  test("a grant is refused where its customer was logged out between asking and writing [OPEN-05]", async () => {
    await confirmedCustomer();
    const { id } = await account();
    const gone = { userId: id, sessionId: crypto.randomUUID() };
    await expect(allowAssistant(it.deps, gone, ASSISTANT)).rejects.toMatchObject({
      type: "expired_token",
    });
  });
});
