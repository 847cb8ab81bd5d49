import { sql } from "kysely";
import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MovableClock } from "../../../../test/movable-clock.ts";
import {
  assistantRequest,
  authorize,
  consent,
  CONSENT,
  ISSUER,
  postForm,
  REDIRECT,
  register,
  RESOURCE,
  VERIFIER,
} from "../../../../test/oauth-client.ts";
import {
  addConfirmedUser,
  addUser,
  bearer,
  TEST_DEVICE,
  userTokens,
} from "../../../../test/sessions.ts";
import { USUAL_DATABASE } from "../../../../test/databases.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { waitForWaiting } from "../../../../test/wait-for-waiting.ts";
import { cleanUp } from "../../../jobs/clean-up.ts";
import { makeRecoverToken } from "../../accounts/recover-repository.ts";
import { eraseCustomer } from "../../privacy/erase-customer.ts";

type Tokens = { access_token: string; refresh_token: string; scope: string; expires_in: number };

describe("an assistant that connects by OAuth", () => {
  const clock = new MovableClock();
  const logged: string[] = [];
  let it: TestApp;
  let count = 0;
  let email: string;
  let userId: string;
  let customer: Record<string, string>;
  let clientId: string;
  beforeAll(async () => {
    const log = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged.push(chunk.toString());
        done();
      },
    });
    it = await openTestApp(USUAL_DATABASE, { clock, log, settings: { LOG_LEVEL: "info" } });
    clientId = (await register(it)).json().client_id;
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    email = `noor-${++count}@voorbeeld.example`;
    userId = await addConfirmedUser(it, email);
    customer = bearer(await userTokens(it, email));
  });
  afterAll(() => it.close());

  const client = () => ({ client_id: clientId });
  const newCode = async (allowed: object = CONSENT, changes = {}): Promise<string> =>
    (await consent(it, customer, { ...client(), ...changes }, allowed)).get("code") ?? "";
  const redeem = (code: string, changes: Record<string, string | undefined> = {}, headers = {}) =>
    postForm(
      it,
      "/oauth/token",
      {
        grant_type: "authorization_code",
        code,
        ...client(),
        redirect_uri: REDIRECT,
        code_verifier: VERIFIER,
        resource: RESOURCE,
        ...changes,
      },
      headers,
    );
  const refresh = (token: string, changes: Record<string, string | undefined> = {}) =>
    postForm(it, "/oauth/token", {
      grant_type: "refresh_token",
      refresh_token: token,
      ...client(),
      resource: RESOURCE,
      ...changes,
    });
  const connected = async (allowed?: object): Promise<Tokens> =>
    (await redeem(await newCode(allowed))).json();
  const use = (token: string | undefined, tool = "list_orders", headers = {}) =>
    it.app.inject({
      method: "POST",
      url: "/mcp",
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        ...headers,
      },
      payload: {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: tool, arguments: tool === "list_orders" ? {} : { number: "W-1" } },
      },
    });
  const status = async (token: string | undefined, tool?: string) =>
    (await use(token, tool)).statusCode;
  const grants = async (): Promise<{ id: string; name: string; may: string[] }[]> =>
    (await it.app.inject({ url: "/api/me/assistants", headers: customer })).json();
  const errorOf = (answer: { statusCode: number; json: () => { error: string } }) => [
    answer.statusCode,
    answer.json().error,
  ];

  test("finds the server by metadata that names the URL it called [OPEN-04]", async () => {
    const resource = await it.app.inject({ url: "/.well-known/oauth-protected-resource/mcp" });
    expect(resource.json()).toMatchObject({
      resource: RESOURCE,
      authorization_servers: [ISSUER],
      scopes_supported: ["read", "order", "change", "cancel"],
    });
    const root = await it.app.inject({ url: "/.well-known/oauth-protected-resource" });
    expect(root.json()).toEqual(resource.json());
    const server = await it.app.inject({ url: "/.well-known/oauth-authorization-server" });
    expect(server.json()).toMatchObject({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/oauth/authorize`,
      token_endpoint: `${ISSUER}/oauth/token`,
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    });
    expect(server.headers["access-control-allow-origin"]).toBe("*");
  });

  test("metadata never names another host than ours, whatever the Host header says [OPEN-04]", async () => {
    for (const url of [
      "/.well-known/oauth-authorization-server",
      "/.well-known/oauth-protected-resource/mcp",
      "/.well-known/oauth-protected-resource",
      "/oauth/authorize",
    ]) {
      const answer = await it.app.inject({ url, headers: { host: "kwaad.example" } });
      expect([url, answer.statusCode]).toEqual([url, 403]);
      expect(answer.body).not.toContain("kwaad.example");
    }
  });

  test("is challenged where a tool acts for a customer, and reads freely elsewhere [OPEN-04]", async () => {
    const metadata = `resource_metadata="${ISSUER}/.well-known/oauth-protected-resource/mcp"`;
    for (const tool of [
      "list_orders",
      "follow_order",
      "place_order",
      "move_order",
      "cancel_order",
    ]) {
      const answer = await use(undefined, tool);
      expect([tool, answer.statusCode]).toEqual([tool, 401]);
      expect(answer.headers["www-authenticate"]).toBe(
        `Bearer ${metadata}, scope="read order change cancel"`,
      );
    }
    expect(await status(undefined, "list_prices")).toBe(200);
    const bad = await use("wlo_nonsense", "list_prices");
    expect(bad.statusCode).toBe(401);
    expect(bad.headers["www-authenticate"]).toContain(`error="invalid_token", ${metadata}`);
  });

  test("gets in by consent, refreshes with rotation, and is listed with its limits [OPEN-04]", async () => {
    const answer = await consent(it, customer, client());
    expect([answer.get("state"), answer.get("iss")]).toEqual(["st", ISSUER]);
    const issued = await redeem(answer.get("code") ?? "");
    expect(issued.headers["cache-control"]).toBe("no-store");
    const tokens: Tokens = issued.json();
    expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 3600 });
    expect(tokens.scope).toBe("read order change cancel");
    expect(await status(tokens.access_token)).toBe(200);
    const next: Tokens = (await refresh(tokens.refresh_token)).json();
    expect(await status(next.access_token)).toBe(200);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await grants()).toMatchObject([
      { name: "Huishulp", mostCents: 10_000, may: CONSENT.may, host: null },
    ]);
    const rows = await it.deps.db.selectFrom("assistant_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/wl[kor]_/);
  });

  test("may do no more than was ticked, and no more than it asked for [OPEN-04]", async () => {
    const { access_token: reader, scope } = await connected({ ...CONSENT, may: [] });
    expect(scope).toBe("read");
    expect(await status(reader)).toBe(200);
    const refused = await use(reader, "cancel_order");
    expect(refused.statusCode).toBe(403);
    expect(refused.headers["www-authenticate"]).toMatch(
      /error="insufficient_scope".*scope="read cancel"/,
    );
    const code = await newCode(CONSENT, { scope: "read order" });
    const { scope: asked } = (await redeem(code)).json();
    expect(asked).toBe("read order");
  });

  test("a code works once; sent again, it ends everything that came of it [OPEN-04]", async () => {
    const code = await newCode();
    const tokens: Tokens = (await redeem(code)).json();
    expect(errorOf(await redeem(code))).toEqual([400, "invalid_grant"]);
    expect(await status(tokens.access_token)).toBe(401);
    expect(errorOf(await refresh(tokens.refresh_token))).toEqual([400, "invalid_grant"]);
    expect(await grants()).toEqual([]);
  });

  test("a code that is redeemed many times at once works at most once [OPEN-04]", async () => {
    const code = await newCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await grants()).toEqual([]);
  });

  // An embedded database has only one connection.
  test.skipIf(USUAL_DATABASE === "PGlite")(
    "a refresh that meets an erasure waits for it and does not deadlock [OPEN-04]",
    async () => {
      const tokens = await connected();
      const [{ id } = { id: "" }] = await grants();
      const grant = sql`assistant_grants WHERE id = ${id}`;
      const late = await it.deps.db.transaction().execute(async (erasing) => {
        await sql`SELECT FROM ${grant} FOR UPDATE`.execute(erasing);
        const refreshed = refresh(tokens.refresh_token);
        await waitForWaiting(it.deps.db);
        await sql`DELETE FROM ${grant}`.execute(erasing);
        return { refreshed };
      });
      expect(errorOf(await late.refreshed)).toEqual([400, "invalid_grant"]);
    },
  );

  test("a refresh token that is used twice ends the grant [OPEN-04]", async () => {
    const first = await connected();
    const second: Tokens = (await refresh(first.refresh_token)).json();
    clock.forward(86_400);
    await cleanUp(it.deps);
    expect(errorOf(await refresh(first.refresh_token))).toEqual([400, "invalid_grant"]);
    expect(errorOf(await refresh(second.refresh_token))).toEqual([400, "invalid_grant"]);
  });

  test("a code is for whoever asked: not without the verifier, elsewhere, late or for another client [OPEN-04]", async () => {
    const code = await newCode();
    const other = (await register(it, { client_name: "Ander" })).json().client_id;
    for (const wrong of [
      { code_verifier: "w".repeat(43) },
      { code_verifier: undefined },
      { redirect_uri: "https://huishulp.example/other" },
      { redirect_uri: undefined },
      { client_id: other },
    ]) {
      expect([wrong, ...errorOf(await redeem(code, wrong))]).toEqual([wrong, 400, "invalid_grant"]);
    }
    // None of these burned it: only its owner uses it up.
    expect((await redeem(code)).statusCode).toBe(200);
    const late = await newCode();
    clock.forward(61);
    expect(errorOf(await redeem(late))).toEqual([400, "invalid_grant"]);
  });

  test("a request without PKCE, for another resource or of another kind goes back with an error and our name [OPEN-04]", async () => {
    for (const [wrong, error] of [
      [{ resource: "https://kwaad.example/mcp" }, "invalid_target"],
      [{ code_challenge: undefined }, "invalid_request"],
      [{ code_challenge_method: "plain" }, "invalid_request"],
      [{ response_type: "token" }, "unsupported_response_type"],
      [{ scope: "everything" }, "invalid_scope"],
    ] as const) {
      const to = await authorize(it, { ...client(), ...wrong });
      expect(to.origin + to.pathname).toBe(REDIRECT);
      const { error: got, iss, state, code } = Object.fromEntries(to.searchParams);
      expect([got, iss, state, code]).toEqual([error, ISSUER, "st", undefined]);
    }
  });

  test("a token is refused for another resource, and at another resource [OPEN-04]", async () => {
    const code = await newCode();
    const elsewhere = { resource: "https://kwaad.example/mcp" };
    expect(errorOf(await redeem(code, elsewhere))).toEqual([400, "invalid_target"]);
    expect(errorOf(await redeem(code, {}, { host: "127.0.0.1" }))).toEqual([400, "invalid_grant"]);
    const tokens: Tokens = (await redeem(code)).json();
    expect(errorOf(await refresh(tokens.refresh_token, elsewhere))).toEqual([
      400,
      "invalid_target",
    ]);
    expect((await use(tokens.access_token, "list_orders", { host: "127.0.0.1" })).statusCode).toBe(
      401,
    );
    expect(await status(tokens.access_token)).toBe(200);
    // Neither a refresh token nor a code opens the resource, and an access token no call of the API.
    expect(await status(tokens.refresh_token)).toBe(401);
    const me = await it.app.inject({
      url: "/api/me",
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(me.statusCode).toBe(401);
  });

  test("refusing sends no code, and makes no grant [OPEN-04]", async () => {
    const answer = await consent(it, customer, client(), null);
    expect([answer.get("error"), answer.get("code")]).toEqual(["access_denied", null]);
    expect([answer.get("iss"), answer.get("state")]).toEqual([ISSUER, "st"]);
    expect(await grants()).toEqual([]);
  });

  test("a request that was changed, or is half an hour old, cannot be allowed [OPEN-04]", async () => {
    const request = await assistantRequest(it, client());
    const answer = (text: string) =>
      it.app.inject({
        method: "POST",
        url: "/api/me/assistants/answer",
        headers: customer,
        payload: { request: text, allowed: CONSENT },
      });
    const [body = "", seal = ""] = request.split(".");
    const value = JSON.parse(Buffer.from(body, "base64url").toString());
    const forged = { ...value, redirectUri: "https://kwaad.example/" };
    const changed = `${Buffer.from(JSON.stringify(forged)).toString("base64url")}.${seal}`;
    expect((await answer(changed)).statusCode).toBe(404);
    // A registration is signed too, but is not a request.
    expect((await answer(clientId)).statusCode).toBe(404);
    clock.forward(31 * 60);
    customer = bearer(await userTokens(it, email));
    expect((await answer(request)).statusCode).toBe(404);
    expect(await grants()).toEqual([]);
  });

  test("consent needs the customer's own token; a cookie or a foreign form does not do [OPEN-04]", async () => {
    const request = await assistantRequest(it, client());
    const url = "/api/me/assistants/answer";
    const forged = await postForm(it, url, { request }, { origin: "https://kwaad.example" });
    expect(forged.statusCode).toBe(415);
    const nobody = await it.app.inject({
      method: "POST",
      url,
      payload: { request, allowed: CONSENT },
    });
    expect(nobody.statusCode).toBe(401);
  });

  test("an unconfirmed account allows none [OPEN-04]", async () => {
    await addUser(it, `nieuw-${email}`);
    const answer = await it.app.inject({
      method: "POST",
      url: "/api/me/assistants/answer",
      headers: bearer(await userTokens(it, `nieuw-${email}`)),
      payload: { request: await assistantRequest(it, client()), allowed: CONSENT },
    });
    expect([answer.statusCode, answer.json().type]).toEqual([403, "email_unconfirmed"]);
  });

  test("is out when the customer stops it, the assistant revokes it, or its time is over [OPEN-04]", async () => {
    const stopped = await connected();
    const [grant] = await grants();
    const url = `/api/me/assistants/${grant?.id}`;
    await it.app.inject({ method: "DELETE", url, headers: customer });
    expect(await status(stopped.access_token)).toBe(401);
    expect(errorOf(await refresh(stopped.refresh_token))).toEqual([400, "invalid_grant"]);

    const revoked = await connected();
    const revoke = (token: string, by = clientId) =>
      postForm(it, "/oauth/revoke", { token, client_id: by });
    const other = (await register(it, { client_name: "Ander" })).json().client_id;
    expect(errorOf(await revoke(revoked.refresh_token, other))).toEqual([400, "invalid_client"]);
    expect((await revoke("unknown")).statusCode).toBe(200);
    expect(await status(revoked.access_token)).toBe(200);
    expect((await revoke(revoked.refresh_token)).statusCode).toBe(200);
    expect(await status(revoked.access_token)).toBe(401);
    expect(await grants()).toEqual([]);

    const short = await connected({ ...CONSENT, days: 7 });
    clock.forward(3601);
    expect(await status(short.access_token)).toBe(401);
    const again: Tokens = (await refresh(short.refresh_token)).json();
    expect(await status(again.access_token)).toBe(200);
    clock.forward(7 * 86_400);
    expect(await status(again.access_token)).toBe(401);
    expect(errorOf(await refresh(again.refresh_token))).toEqual([400, "invalid_grant"]);
  });

  test("is out at once when the password is reset, the e-mail changes or the customer is erased [OPEN-04] [OPEN-05]", async () => {
    const ends: Record<string, () => Promise<unknown>> = {
      reset: async () =>
        it.app.inject({
          method: "POST",
          url: "/api/recover",
          payload: {
            token: await makeRecoverToken(it.deps, userId),
            password: "vers gestreken lakens",
            uuid: TEST_DEVICE,
          },
        }),
      email: () =>
        it.deps.db
          .updateTable("users")
          .set({ email: `ander-${email}` })
          .where("id", "=", userId)
          .execute(),
      erasure: () => eraseCustomer({ ...it.deps, who: "test" }, { email }),
    };
    for (const [way, end] of Object.entries(ends)) {
      email = `${way}-${++count}@voorbeeld.example`;
      userId = await addConfirmedUser(it, email);
      customer = bearer(await userTokens(it, email));
      const pending = await newCode();
      const tokens = [await connected(), await connected()];
      await end();
      for (const { access_token, refresh_token } of tokens) {
        expect([way, await status(access_token)]).toEqual([way, 401]);
        expect([way, ...errorOf(await refresh(refresh_token))]).toEqual([
          way,
          400,
          "invalid_grant",
        ]);
      }
      expect([way, ...errorOf(await redeem(pending))]).toEqual([way, 400, "invalid_grant"]);
    }
  });

  test("leaves rows only while they are needed [OPEN-04]", async () => {
    await connected();
    clock.forward(200 * 86_400);
    await cleanUp(it.deps);
    const rows = await it.deps.db.selectFrom("assistant_tokens").select("hash").execute();
    expect(rows).toEqual([]);
  });

  test("leaves no token, code, request or address in the log [OPEN-04]", () => {
    const log = logged.join("");
    expect(log).toContain("/oauth/token");
    expect(log).not.toMatch(/wl[akor]_|voorbeeld\.example|huishulp|code_challenge|eyJ/i);
  });
});
