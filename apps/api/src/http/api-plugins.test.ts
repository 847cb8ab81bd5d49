import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { consoleOpenapi, openapi } from "./docs/openapi.ts";

const METRICS_TOKEN = "metrics-token-of-the-tests";

describe("around every call", () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", {
      settings: { METRICS_TOKEN, ALLOWED_ORIGINS: "https://order.example" },
    });
  });
  afterAll(() => it.close());

  test.each([
    ["DELETE", "/api/me", "GET, HEAD"],
    ["GET", "/api/tokens", "POST"],
    ["PUT", "/api/companies/x/token", "GET, HEAD"],
    ["OPTIONS", "/api/tokens", "POST"],
    // A route with a parameter in its place has this method.
    ["DELETE", "/api/console/passkeys/options", "POST"],
  ] as const)("%s %s is not allowed, and Allow says what is: %s", async (method, url, allow) => {
    const answer = await it.app.inject({ method, url, payload: "x".repeat(10) });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.json().type).toBe("method_not_allowed");
  });

  test("HEAD answers as GET does, without the body", async () => {
    const url = "/api/companies/public";
    const [get, head] = [await it.app.inject(url), await it.app.inject({ method: "HEAD", url })];
    expect(head.statusCode).toBe(200);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.body).toBe("");
  });

  test.each(["/api/unknown", "/api/", "/api/me/other", "/api/tokens/"])(
    "%s is a problem of type not_found",
    async (url) => {
      const answer = await it.app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
      expect(answer.json()).toMatchObject({ type: "not_found", status: 404, extra: {} });
    },
  );

  test.each(["/api/%", "/api/companies/%E0%A4%A/token", `/api/companies/${"x".repeat(501)}/token`])(
    "the address %.40s cannot be read and is the caller's fault",
    async (url) => {
      const answer = await it.app.inject({ url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
    },
  );

  test.each([
    ["nl", "Log eerst in."],
    ["en", "Log in first."],
    ["en-GB,en;q=0.9,nl;q=0.5", "Log in first."],
    ["fr", "Log eerst in."],
  ])("titles come in the caller's language: %s [API-54]", async (language, title) => {
    const answer = await it.app.inject({
      url: "/api/me",
      headers: { "accept-language": language },
    });
    expect(answer.json()).toEqual({
      type: "unauthorized",
      title,
      status: 401,
      extra: { requestId: answer.headers["x-request-id"] },
    });
  });

  test("answers carry headers that keep browsers from guessing and caching", async () => {
    const { headers } = await it.app.inject({ url: "/api/companies/public" });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test("pages of a named origin may call, others may not [API-04]", async () => {
    const call = (origin: string, method: "GET" | "OPTIONS" = "GET") =>
      it.app.inject({ method, url: "/api/companies/public", headers: { origin } });
    const preflight = await call("https://order.example", "OPTIONS");
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-headers"]).toContain("idempotency-key");
    expect(preflight.headers["access-control-allow-methods"]).toBe("GET, POST, PUT, PATCH, DELETE");
    const answer = await call("https://order.example");
    expect(answer.headers["access-control-allow-origin"]).toBe("https://order.example");
    expect(answer.headers["access-control-expose-headers"]).toContain("retry-after");
    for (const method of ["GET", "OPTIONS"] as const) {
      const other = await call("https://evil.example", method);
      expect(other.headers["access-control-allow-origin"]).toBeUndefined();
      expect(other.headers.vary).toBe("Origin");
    }
  });

  describe("metrics", () => {
    const metrics = (token: string) =>
      it.app.inject({ url: "/api/metrics", headers: { authorization: `Bearer ${token}` } });

    test("are for who holds the token", async () => {
      expect((await metrics("guess")).statusCode).toBe(401);
      expect((await it.app.inject({ url: "/api/metrics" })).statusCode).toBe(401);
      expect((await metrics(METRICS_TOKEN)).statusCode).toBe(200);
    });

    test("count requests by route pattern and client failures by kind [ERR-24]", async () => {
      await it.app.inject({ url: "/api/companies/some-id/token" });
      const report = { kind: "company-list", route: "re-use" };
      const answer = await it.app.inject({
        method: "POST",
        url: "/api/client-failures",
        payload: report,
      });
      expect(answer.statusCode).toBe(204);
      const { body } = await metrics(METRICS_TOKEN);
      expect(body).toMatch(
        /waslijn_requests_total\{route="\/api\/companies\/:id\/token",method="GET",status="404"\} \d+/,
      );
      expect(body).toMatch(/waslijn_request_seconds_bucket\{le="\+Inf",route=".*"\} \d+/);
      expect(body).toContain('waslijn_client_failures_total{kind="company-list"} 1');
      for (const line of body.trim().split(/\n+/)) {
        expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? ([\d.e+-]+|Nan))$/);
      }
    });

    test("count codes that do not exist over all callers, and tell how the process fares", async () => {
      const missesIn = (body: string) =>
        Number(/^waslijn_code_misses_total (\d+)$/m.exec(body)?.[1]);
      const before = missesIn((await metrics(METRICS_TOKEN)).body);
      for (const remoteAddress of ["192.0.2.1", "192.0.2.2"]) {
        await it.app.inject({ url: "/api/service-points/by-code/0000", remoteAddress });
      }
      const { body } = await metrics(METRICS_TOKEN);
      expect(missesIn(body)).toBe(before + 2);
      expect(body).toMatch(/^process_cpu_seconds_total [\d.e-]+$/m);
      expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
    });
  });

  test("without a token set there are no metrics", async () => {
    const other = await openTestApp("PostgreSQL");
    expect((await other.app.inject({ url: "/api/metrics" })).statusCode).toBe(404);
    await other.close();
  });

  describe("the description of the API", () => {
    const COMMITTED = new URL("../../../../docs/openapi.json", import.meta.url);

    test("is served, and the committed copy is fresh", async () => {
      const served = (await it.app.inject({ url: "/api/openapi.json" })).json();
      expect(served).toEqual(JSON.parse(JSON.stringify(openapi())));
      expect(JSON.parse(await readFile(COMMITTED, "utf8"))).toEqual(served);
    });

    test("tells of the console apart, with who may make which call", () => {
      const described = JSON.parse(JSON.stringify(consoleOpenapi()));
      expect(described.paths["/console/staff"].get["x-roles"]).toEqual(["owner"]);
    });
  });

  test("kept mails can be read in development and nowhere else", async () => {
    expect((await it.app.inject({ url: "/dev/mail" })).statusCode).toBe(200);
    const live = await openTestApp("PostgreSQL", { settings: { NODE_ENV: "production" } });
    for (const url of ["/dev/mail", "/dev/mail.json"]) {
      expect((await live.app.inject({ url })).statusCode).toBe(404);
    }
    await live.close();
  });
});
