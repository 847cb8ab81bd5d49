import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS, USUAL_DATABASE } from "../../../test/databases.ts";
import { bearer, guestTokens } from "../../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { DEMO_LOGIN } from "../../seed/seed.ts";
import { askTokens } from "../../../test/sessions.ts";

describe.each(DATABASE_KINDS)("users on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());

  const exists = (email: string) =>
    it.app.inject({ method: "POST", url: "/api/users/exists", payload: { email } });

  test("tells whether an account exists, whatever the case [API-10]", async () => {
    expect((await exists("DEMO@waslijn.example")).json()).toEqual({ exists: true });
    expect((await exists("ander@waslijn.example")).json()).toEqual({ exists: false });
  });

  test("an erased account exists no longer", async () => {
    const users = it.deps.db.updateTable("users").where("email", "=", DEMO_LOGIN.email);
    await users.set({ erased_at: new Date() }).execute();
    expect((await exists(DEMO_LOGIN.email)).json()).toEqual({ exists: false });
    await users.set({ erased_at: null }).execute();
  });

  test("a user sees who they are and where they live [API-11][API-13]", async () => {
    const tokens = (await askTokens(it, DEMO_LOGIN.email, DEMO_LOGIN.password)).json();
    const me = await it.app.inject({ url: "/api/me", headers: bearer(tokens) });
    expect(me.json()).toEqual({
      fullName: "Sanne de Vries",
      phone: "06 12345678",
      language: "nl",
      email: DEMO_LOGIN.email,
      hasBag: true,
    });
    const places = await it.app.inject({ url: "/api/me/locations", headers: bearer(tokens) });
    expect(places.json()).toMatchObject([{ city: "Haarlem", postalCode: "2011DB" }]);
  });

  test("a guest is nobody in particular", async () => {
    const headers = bearer(await guestTokens(it));
    const answer = await it.app.inject({ url: "/api/me", headers });
    expect(answer.json()).toMatchObject({ type: "forbidden", status: 403 });
  });

  test("companies can be picked by id and name, those that opted in alone [API-14]", async () => {
    const { data } = (await it.app.inject({ url: "/api/companies/public" })).json();
    expect(data).toHaveLength(12);
    expect(Object.keys(data[0]).sort()).toEqual(["firstName", "id"]);
    expect(JSON.stringify(data)).not.toContain("Stille Klant");
  });
});

test("asking who exists is limited per caller", async () => {
  const it = await openTestApp(USUAL_DATABASE, { settings: { RATE_LIMITS: "on" } });
  const ask = (email: string) =>
    it.app.inject({ method: "POST", url: "/api/users/exists", payload: { email } });
  for (let time = 0; time < 60; time++) expect((await ask(`a${time}@b.nl`)).statusCode).toBe(200);
  const answer = await ask("demo@waslijn.example");
  expect(answer.statusCode).toBe(429);
  expect(answer.json().extra.retryAfter).toBe(Number(answer.headers["retry-after"]));
  await it.close();
});
