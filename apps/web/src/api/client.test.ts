import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { json, problem, stubBrowser } from "./test-browser.ts";

let it: ReturnType<typeof stubBrowser>;
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  answer = async () => json({});
  it = stubBrowser(() => answer());
});
afterEach(() => vi.unstubAllGlobals());

const client = async () => (await import("./client.ts")).call;
const lastRequest = () => {
  const [url, init] = it.fetched.mock.calls.at(-1) ?? [];
  return { url, headers: init?.headers as Record<string, string>, body: init?.body };
};
const failureOf = async (promise: Promise<unknown>): Promise<ApiFailure> =>
  promise.then(
    () => {
      throw new Error("The call succeeded.");
    },
    (failure: unknown) => failure as ApiFailure,
  );

test("calls speak JSON and the stored language, Dutch by default [API-01] [API-02]", async () => {
  const call = await client();
  await call("userExists", { body: { email: "a@b.nl" } });
  expect(lastRequest()).toMatchObject({
    url: "/api/users/exists",
    headers: { "content-type": "application/json", "accept-language": "nl" },
    body: '{"email":"a@b.nl"}',
  });
  it.values.set("lang", "en");
  await call("config");
  expect(lastRequest().headers["accept-language"]).toBe("en");
});

test("a token goes with the calls that take one, and only when there is one [API-03]", async () => {
  const call = await client();
  await call("me");
  expect(lastRequest().headers).not.toHaveProperty("authorization");
  it.values.set("sessionType", "user").set("sessionToken", "t").set("sessionRefreshToken", "r");
  await call("me");
  expect(lastRequest().headers.authorization).toBe("Bearer t");
  await call("listCleaningServices");
  expect(lastRequest().headers).not.toHaveProperty("authorization");
  await call("recoverEmail", { body: { email: "a@b.nl" } });
  expect(lastRequest().headers).not.toHaveProperty("authorization");
});

test("placements carry the device web id, stored or freshly made and stored [API-05] [API-06] [SESS-21]", async () => {
  const call = await client();
  await call("placeCollection", { body: { code: "7430" }, key: "key-1" });
  const { headers } = lastRequest();
  expect(headers["x-device-web-id"]).toBe(it.values.get("deviceToken"));
  expect(headers["x-device-web-id"]).toMatch(/^[\da-f-]{36}$/);
  expect(headers["idempotency-key"]).toBe("key-1");
  it.values.set("deviceToken", "known-device");
  await call("placeRetailOrder", { body: { code: "7430" } });
  expect(lastRequest().headers["x-device-web-id"]).toBe("known-device");
  expect(lastRequest().headers["idempotency-key"]).toMatch(/^[\da-f-]{36}$/);
  await call("userExists", { body: { email: "a@b.nl" } });
  expect(lastRequest().headers).not.toHaveProperty("idempotency-key");
  expect(lastRequest().headers["x-device-web-id"]).toBe("known-device");
});

test("a call that places nothing gives no device a name", async () => {
  const call = await client();
  await call("userExists", { body: { email: "a@b.nl" } });
  expect(lastRequest().headers).not.toHaveProperty("x-device-web-id");
  expect(it.values.has("deviceToken")).toBe(false);
});

test("a browser that is refused for its neighbours gets a name to come back with", async () => {
  const call = await client();
  answer = async () => problem("too_many_requests", 429);
  await failureOf(call("userExists", { body: { email: "a@b.nl" } }));
  await failureOf(call("userExists", { body: { email: "a@b.nl" } }));
  expect(lastRequest().headers["x-device-web-id"]).toMatch(/^[\da-f-]{36}$/);
});

test("parameters and queries are encoded, absent ones left out [API-22] [API-25]", async () => {
  const call = await client();
  await call("servicePoint", { params: { code: "00/1" } });
  expect(lastRequest().url).toBe("/api/service-points/by-code/00%2F1");
  await call("checkServiceArea", { query: { postalCode: "2011DB" } });
  expect(lastRequest().url).toBe("/api/service-areas/?postalCode=2011DB");
  await call("listDeliveries", {
    query: { postalCode: "2011DB", isNew: "1", pickupDate: "2026-11-17T08:00:00" },
  });
  expect(lastRequest().url).toContain("pickupDate=2026-11-17T08%3A00%3A00");
});

test("a name and password are UTF-8 before base64 [API-07]", async () => {
  const call = await client();
  const credentials = { username: "zoë@b.nl", password: "wásg€d" };
  await call("createToken", { credentials, body: { uuid: "device-1" } });
  const encoded = lastRequest().headers.authorization?.replace("Basic ", "") ?? "";
  expect(Buffer.from(encoded, "base64").toString("utf8")).toBe("zoë@b.nl:wásg€d");
});

test("a refusal is a failure with the server's type, title and extra [API-54]", async () => {
  const call = await client();
  answer = async () => problem("user_recover_cooldown", 429);
  const failure = await failureOf(call("recoverEmail", { body: { email: "a@b.nl" } }));
  expect(failure).toMatchObject({ status: 429, hasNoAnswer: false });
  expect(failure.is("user_recover_cooldown")).toBe(true);
  answer = async () => new Response("<html>", { status: 502 });
  expect(await failureOf(call("config"))).toMatchObject({ status: 502, problem: undefined });
});

test("no answer is a failure without status; giving up is not one", async () => {
  const call = await client();
  answer = () => Promise.reject(new TypeError("network"));
  expect(await failureOf(call("config"))).toMatchObject({ hasNoAnswer: true });
  const giving = new AbortController();
  giving.abort();
  await expect(call("config", { signal: giving.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("running calls are counted until the last has ended, also by failure [CHROME-25]", async () => {
  const call = await client();
  const { runningCalls } = await import("./running-calls.ts");
  answer = () => Promise.reject(new TypeError("network"));
  const both = Promise.allSettled([call("config"), call("listServices")]);
  expect(runningCalls.read()).toBe(2);
  await both;
  expect(runningCalls.read()).toBe(0);
});
