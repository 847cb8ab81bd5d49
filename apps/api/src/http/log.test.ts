import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

const CANARY = "kanarie";

describe("the log", () => {
  const lines: string[] = [];
  let it: TestApp;
  beforeAll(async () => {
    const log = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    it = await openTestApp("PostgreSQL", { settings: { LOG_LEVEL: "info" }, log });
  });
  afterAll(() => it.close());

  const logged = (): Record<string, unknown>[] =>
    lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);

  test("holds one line per request: pattern, method, status, time and request id", async () => {
    const answer = await it.app.inject({
      url: `/api/service-areas/?postalCode=1012AB&x=${CANARY}`,
    });
    expect(logged()).toMatchObject([
      {
        method: "GET",
        route: "/api/service-areas/",
        status: 200,
        ms: expect.any(Number),
        reqId: answer.headers["x-request-id"],
      },
    ]);
  });

  test("names a problem by the request id that the caller sees", async () => {
    const answer = await it.app.inject({ url: "/api/me" });
    expect(answer.json().extra.requestId).toBe(logged()[0]?.reqId);
  });

  test("tells of no query, body, header, path or failure what a person typed", async () => {
    const email = `${CANARY}@example.nl`;
    const headers = {
      authorization: `Basic ${Buffer.from(`${email}:${CANARY}`).toString("base64")}`,
    };
    const calls = [
      { url: `/api/times/pickups?postalCode=1012AB&thoroughfare=${CANARY}&isNew=0` },
      { url: `/api/${CANARY}` },
      { url: `/${CANARY}?q=${CANARY}` },
      { url: `/api/companies/${CANARY}/token` },
      { method: "POST", url: "/api/tokens", headers, payload: { uuid: `${CANARY}-${CANARY}` } },
      { method: "POST", url: "/api/users/exists", payload: { email } },
      { method: "POST", url: "/api/recover/email", payload: { email } },
      {
        method: "POST",
        url: "/api/client-failures",
        payload: { kind: "order-failed", route: "order", requestId: CANARY },
      },
      { method: "POST", url: "/api/users/exists", payload: `{"email": "${CANARY}` },
    ] as const;
    for (const call of calls) await it.app.inject(call);
    const log = lines.join("");
    expect(logged()).toHaveLength(calls.length + 1);
    expect(log).not.toContain(CANARY);
  });

  test("keeps the frames of an unexpected failure, not its message", async () => {
    const { db } = it.deps;
    it.deps.db = { selectFrom: () => fail() } as unknown as typeof db;
    const answer = await it.app.inject({ url: "/api/service-areas/?postalCode=1012AB" });
    it.deps.db = db;
    expect(answer.statusCode).toBe(500);
    const [line] = logged();
    expect(JSON.stringify(line)).not.toContain(CANARY);
    expect(line).toMatchObject({ err: { type: "Error", stack: expect.stringContaining("at ") } });
  });
});

function fail(): never {
  throw new Error(`duplicate key (email)=(${CANARY}@example.nl)`);
}
