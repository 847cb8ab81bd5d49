import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { consumerOrder, HOME, post } from "../../../test/order-fixtures.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { sendMails } from "../../../test/outbox.ts";
import { askTokens, bearer, refreshTokens, TEST_DEVICE } from "../../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { makeRecoverToken } from "./recover-repository.ts";
import { findUserByEmail } from "./users-repository.ts";

const MAKERS_PASSWORD = "lakens-op-de-lijn";
const OWNERS_PASSWORD = "vers gestreken lakens";

describe.each(DATABASE_KINDS)("an account that an order made, on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { PUBLIC_URL: "https://was.example" } });
  });
  afterAll(() => it.close());

  const order = (email: string, name = "Wie Dan Ook") =>
    post(it, "/orders", consumerOrder({ user: { email, fullName: name } }), { language: "nl" });
  const account = async (email: string) => {
    const found = await findUserByEmail(it.deps.db, email);
    if (!found) throw new Error(`${email} has no account`);
    return found;
  };
  /** Links in all mails so far. */
  const linksTo = async (email: string) =>
    (await sendMails(it))
      .filter((mail) => mail.to === email)
      .flatMap((mail) => mail.text.match(/https:\/\/was\.example\/nl\/confirm\/[\w-]+/g) ?? []);
  const confirm = (token: string) =>
    it.app.inject({ method: "POST", url: "/api/users/confirm", payload: { token } });
  const logIn = (email: string, password = MAKERS_PASSWORD) => askTokens(it, email, password);
  const see = async (tokens: { token: string; refresh: string }, path: string) =>
    (await it.app.inject({ url: `/api${path}`, headers: bearer(tokens) })).json();
  const reset = async (email: string) => {
    const token = await makeRecoverToken(it.deps, (await account(email)).id);
    const payload = { token, password: OWNERS_PASSWORD, uuid: TEST_DEVICE };
    return (await it.app.inject({ method: "POST", url: "/api/recover", payload })).json();
  };

  test("works at once, and is confirmed by the link in its order's mail and no sooner", async () => {
    const email = "maker@example.nl";
    await order(email);
    expect((await logIn(email)).statusCode).toBe(200);
    const [link = ""] = await linksTo(email);
    expect(await account(email)).toMatchObject({ confirmed_at: null });
    const at = clock.now();
    expect((await confirm(link.split("/").at(-1) ?? "")).statusCode).toBe(204);
    clock.forward(60);
    expect((await confirm(link.split("/").at(-1) ?? "")).statusCode).toBe(204);
    expect(await account(email)).toMatchObject({ confirmed_at: at, full_name: "Wie Dan Ook" });
  });

  test("asks nothing more in its mails once it is confirmed", async () => {
    const { userId, tokens } = await confirmedAccount("bevestigd@example.nl");
    await post(it, "/orders", consumerOrder(), {
      as: { kind: "user", userId, sessionId: "s", device: TEST_DEVICE },
    });
    expect(await linksTo("bevestigd@example.nl")).toHaveLength(1);
    expect(await see(tokens, "/me")).toMatchObject({ email: "bevestigd@example.nl" });
  });

  test("goes to whoever reads its mail at the first reset: nobody else's login, name, phone or address stays", async () => {
    const email = "slachtoffer@example.nl";
    await order(email, "Kwade Grap");
    const stranger = (await logIn(email)).json();
    expect(await see(stranger, "/me/locations")).toHaveLength(1);

    const owner = await reset(email);
    expect((await refreshTokens(it, stranger.refresh)).statusCode).toBe(401);
    expect((await logIn(email)).statusCode).toBe(401);
    expect(await see(owner, "/me")).toMatchObject({ email, fullName: "", phone: "" });
    expect(await see(owner, "/me/locations")).toEqual([]);

    const { id } = await account(email);
    const own = consumerOrder({ user: { fullName: "Echte Eigenaar", phone: "0201234567" } });
    const as = { kind: "user", userId: id, sessionId: "s", device: TEST_DEVICE } as const;
    expect((await post(it, "/orders", own, { as })).statusCode).toBe(201);
    expect(await see(owner, "/me")).toMatchObject({
      fullName: "Echte Eigenaar",
      phone: "020 123 4567",
    });
    expect(await see(owner, "/me/locations")).toMatchObject([{ postalCode: HOME.postalCode }]);

    const again = await reset(email);
    expect(await see(again, "/me")).toMatchObject({ fullName: "Echte Eigenaar" });
    expect(await see(again, "/me/locations")).toHaveLength(1);
  });

  test("shows nothing of what others ordered with its address, and their mail does not confirm it", async () => {
    const email = "bekend@example.nl";
    await order(email);
    await linksTo(email);
    const tokens = (await logIn(email)).json();
    const seen = [await see(tokens, "/me"), await see(tokens, "/me/locations")];
    await order(email, "Een Ander");
    expect(await linksTo(email)).toHaveLength(1);
    expect([await see(tokens, "/me"), await see(tokens, "/me/locations")]).toEqual(seen);
  });

  test("is not confirmed by a token that nobody was mailed, or after it was erased", async () => {
    const email = "weg@example.nl";
    await order(email);
    const [link = ""] = await linksTo(email);
    const token = link.split("/").at(-1) ?? "";
    const other = `${token[0] === "A" ? "B" : "A"}${token.slice(1)}`;
    for (const wrong of [other, token.slice(1), "x".repeat(64)]) {
      expect((await confirm(wrong)).json().type).toBe("link_invalid");
    }
    const { id } = await account(email);
    await it.deps.db
      .updateTable("users")
      .set({ erased_at: clock.now() })
      .where("id", "=", id)
      .execute();
    expect((await confirm(token)).json().type).toBe("link_invalid");
  });

  async function confirmedAccount(email: string) {
    await order(email);
    const [link = ""] = await linksTo(email);
    await confirm(link.split("/").at(-1) ?? "");
    return { userId: (await account(email)).id, tokens: (await logIn(email)).json() };
  }
});
