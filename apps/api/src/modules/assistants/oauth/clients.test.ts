import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authorize, CONSENT, REDIRECT, register } from "../../../../test/oauth-client.ts";
import { addConfirmedUser, bearer, userTokens } from "../../../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { readRequest } from "./authorization-request.ts";

const EMAIL = "noor@voorbeeld.example";

describe("a client of OAuth", () => {
  let it: TestApp;
  let clientId: string;
  beforeAll(async () => {
    it = await openTestApp();
    clientId = (await register(it)).json().client_id;
  });
  afterAll(() => it.close());

  test("is registered without a secret and without a row, within limits [OPEN-04]", async () => {
    const made = await register(it, { token_endpoint_auth_method: "client_secret_basic" });
    expect([made.statusCode, made.json().token_endpoint_auth_method]).toEqual([201, "none"]);
    expect(made.json()).not.toHaveProperty("client_secret");
    for (const redirect_uris of [
      undefined,
      [],
      "x",
      Array.from({ length: 30 }, (_, at) => `${REDIRECT}/${at}`),
      Array.from({ length: 8 }, (_, at) => `${REDIRECT}/${at}/${"x".repeat(400)}`),
    ]) {
      const refused = await register(it, { redirect_uris });
      expect([refused.statusCode, refused.json().error]).toEqual([400, "invalid_client_metadata"]);
    }
    const limited = await openTestApp(undefined, { settings: { RATE_LIMITS: "on" } });
    const codes = new Set<number>();
    for (let turn = 0; turn < 125; turn++) codes.add((await register(limited)).statusCode);
    await limited.close();
    expect([...codes]).toEqual([201, 429]);
  });

  test("nothing is sent to a redirect URI that is not the client's [OPEN-04]", async () => {
    for (const wrong of [
      { redirect_uri: "https://kwaad.example/callback" },
      { redirect_uri: `${REDIRECT}/../x` },
      { redirect_uri: `${REDIRECT}?x=1` },
      { redirect_uri: "javascript:alert(1)" },
      { redirect_uri: undefined },
      { client_id: `${clientId}x` },
      { client_id: "unknown" },
    ]) {
      const to = await authorize(it, { client_id: clientId, ...wrong });
      expect([wrong, to.pathname + to.search + to.hash]).toEqual([wrong, "/en/assistant"]);
    }
    for (const uri of [
      "http://huishulp.example/x",
      "javascript:alert(1)",
      "cursor://x",
      "/x",
      "https://a.example/#x",
    ]) {
      const refused = await register(it, { redirect_uris: [uri] });
      expect([uri, refused.statusCode, refused.json().error]).toEqual([
        uri,
        400,
        "invalid_redirect_uri",
      ]);
    }
  });

  test("a program on the customer's device may listen on any port, elsewhere the URI is exact [OPEN-04]", async () => {
    const uris = { redirect_uris: ["http://127.0.0.1/callback"] };
    const { client_id } = (await register(it, uris)).json();
    const ask = async (redirect_uri: string) =>
      (await authorize(it, { client_id, redirect_uri })).hash !== "";
    expect(await ask("http://127.0.0.1:49152/callback")).toBe(true);
    expect(await ask("http://127.0.0.1:49152/other")).toBe(false);
    expect(await ask("http://localhost:49152/callback")).toBe(false);
  });

  describe("with a metadata document", () => {
    const id = "https://huishulp.example/client.json";
    const document = { client_id: id, client_name: "Huishulp\u202e\n", redirect_uris: [REDIRECT] };
    const asking = async (url: string, found: unknown = document) => {
      const read: string[] = [];
      it.deps.fetchDocument = async (asked) => {
        read.push(asked);
        return found;
      };
      const to = await authorize(it, { client_id: url });
      return { read, isAsked: to.hash !== "", request: to.hash.slice(1) };
    };
    afterAll(() => {
      delete it.deps.fetchDocument;
    });

    test("is shown by its host, which it proved, and read once in a while [OPEN-04]", async () => {
      const { request, read } = await asking(id);
      expect(read).toEqual([id]);
      await addConfirmedUser(it, EMAIL);
      const view = await it.app.inject({
        method: "POST",
        url: "/api/me/assistants/request",
        headers: bearer(await userTokens(it, EMAIL)),
        payload: { request },
      });
      expect(view.json()).toMatchObject({
        name: "Huishulp",
        host: "huishulp.example",
        returnHost: "huishulp.example",
        asks: CONSENT.may,
        lateFeeCents: 1000,
      });
      expect((await asking(id)).read).toEqual([]);
    });

    test("is shown with its port, which may be somebody else's [OPEN-04]", async () => {
      const client_id = "https://huishulp.example:8443/client.json";
      const { request } = await asking(client_id, { ...document, client_id });
      expect(readRequest(it.deps, request).host).toBe("huishulp.example:8443");
    });

    test("one machine that names many of them leaves room for the others [OPEN-04]", async () => {
      const limited = await openTestApp(undefined, { settings: { RATE_LIMITS: "on" } });
      limited.deps.fetchDocument = async (url) => ({ client_id: url, redirect_uris: [REDIRECT] });
      const ask = async (remoteAddress: string, path: string) => {
        const query = `client_id=${encodeURIComponent(`https://a.example/${path}`)}&redirect_uri=${REDIRECT}`;
        const url = `/oauth/authorize?${query}`;
        return (await limited.app.inject({ url, remoteAddress })).headers.location ?? "refused";
      };
      // A /48 of an attacker, each time from another /64, and its IPv4 address.
      for (let at = 0; at < 330; at++) {
        const network = at < 280 ? `2001:db8:7:${(at % 40).toString(16)}::1` : "198.51.100.7";
        await ask(network, `attack/${at}`);
      }
      expect(await ask("198.51.100.7", "late")).toBe("refused");
      expect(await ask("198.51.100.8", "honest")).toContain(`${REDIRECT}?error=`);
      // Known by now, so it is not read again.
      expect(await ask("198.51.100.7", "honest")).toContain(`${REDIRECT}?error=`);
      await limited.close();
    });

    test.each<[string, (own: object) => unknown]>([
      ["of another client", (own) => ({ ...own, client_id: id })],
      ["without redirect URIs", (own) => ({ ...own, redirect_uris: [] })],
      ["with a redirect elsewhere than https", (own) => ({ ...own, redirect_uris: ["app:x"] })],
      ["with a secret", (own) => ({ ...own, token_endpoint_auth_method: "client_secret_post" })],
      ["that is a list", (own) => [own]],
    ])("is refused with one %s [OPEN-04]", async (what, change) => {
      const url = `https://huishulp.example/${encodeURIComponent(what)}`;
      const own = { client_id: url, redirect_uris: [REDIRECT] };
      expect((await asking(url, change(own))).isAsked).toBe(false);
      expect((await asking(url, own)).isAsked).toBe(true);
    });

    test.each([
      "http://huishulp.example/client.json",
      "https://huishulp.example/",
      "https://huishulp.example/a/../client.json",
      "https://user@huishulp.example/client.json",
      "https://huishulp.example/client.json#x",
      "https://HUISHULP.example/client.json",
    ])("is not read from %s [OPEN-04]", async (url) => {
      const { isAsked, read } = await asking(url, { ...document, client_id: url });
      expect([isAsked, read]).toEqual([false, []]);
    });

    test.each([
      "https://127.0.0.1/client.json",
      "https://2130706433/client.json",
      "https://[::1]/client.json",
      "https://169.254.169.254/latest/meta-data",
      "https://10.0.0.7/client.json",
      "https://localhost/client.json",
    ])("is not read from our own network: %s [OPEN-04]", async (url) => {
      delete it.deps.fetchDocument;
      expect((await authorize(it, { client_id: url })).hash).toBe("");
    });
  });
});
