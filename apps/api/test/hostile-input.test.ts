import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { injectCall, toInject } from "./call.ts";
import { bearer, guestTokens, TEST_DEVICE } from "./sessions.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { makeRoom, validRequests } from "./valid-requests.ts";

/** Enough to catch what is careless on PostgreSQL; bad-input.test.ts sends more, as bad, to PGlite. */
const CASES = 60;
const names = Object.keys(endpoints) as EndpointName[];

const deep = (depth: number): unknown => (depth === 0 ? "bottom" : { a: [deep(depth - 1)] });
const NASTY: unknown[] = [
  null,
  "",
  " ",
  "\u0000",
  "a\u0000b@example.nl",
  "\ud800",
  "a\udfff",
  "'; DROP TABLE orders; --",
  "%",
  "../../etc/passwd",
  "x".repeat(5000),
  "٤٢١٣",
  "9999999999999999999999",
  "2026-02-30T08:00:00+01:00",
  "2999-12-31T23:59:59+99:99",
  "2026-11-17T08:00:00.123Z",
  -1,
  1e308,
  0.1,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  [[[[]]]],
  {},
  deep(200),
];
const value = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

describe("hostile input on PostgreSQL", () => {
  let it: TestApp;
  let guest: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL");
    await makeRoom(it);
    guest = bearer(await guestTokens(it));
  });
  afterAll(() => it.close());

  test.each(names)("%s answers nothing with a 5xx", async (name) => {
    const request = await validRequests[name](it);
    const paths = pathsOf(request);
    const spoiled = fc.array(fc.tuple(fc.constantFrom(...paths), value), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(spoiled, async (changes) => {
        const answer = await injectCall(
          it,
          endpoints[name],
          toHostile(name, spoil(request, changes), guest),
        );
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      }),
      { numRuns: CASES, seed: 20_261_115 },
    );
  });

  test.each(names.filter((name) => "body" in endpoints[name]))(
    "%s takes no prototype for a field",
    async (name) => {
      const { headers, ...options } = toInject(name, await validRequests[name](it));
      for (const payload of [
        '{"__proto__":{"isAdmin":true}}',
        '{"constructor":{"prototype":{"isAdmin":true}}}',
        `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
      ]) {
        const answer = await injectCall(it, endpoints[name], {
          ...options,
          payload,
          headers: { ...headers, ...guest, "content-type": "application/json" },
        });
        expect([400, 401, 422]).toContain(answer.statusCode);
      }
      expect({}).not.toHaveProperty("isAdmin");
    },
  );
});

type Tree = { [name: string]: unknown };

/** Every place in a request where something can be put, headers included. */
function pathsOf(request: object): string[][] {
  const headers = ["x-device-web-id", "idempotency-key", "accept-language", "authorization"];
  const walk = (tree: unknown, above: string[]): string[][] =>
    typeof tree === "object" && tree !== null
      ? Object.entries(tree).flatMap(([name, below]) => [
          [...above, name],
          ...walk(below, [...above, name]),
        ])
      : [];
  return [
    ...walk(request, []).filter(([first]) => first !== "headers"),
    ...headers.map((name) => ["headers", name]),
  ].filter((path) => path.length > 1 || path[0] === "body");
}

function spoil(request: object, changes: [string[], unknown][]): Tree {
  const copy = structuredClone(request) as Tree;
  for (const [path, changed] of changes) {
    let place: Tree = copy;
    for (const name of path.slice(0, -1)) {
      const below = place[name];
      if (typeof below !== "object" || below === null) place[name] = {};
      place = place[name] as Tree;
    }
    place[path.at(-1) ?? ""] = changed;
  }
  return copy;
}

function toHostile(
  name: EndpointName,
  { params, query, body, headers }: Tree,
  guest: Record<string, string>,
): InjectOptions {
  const text = (one: unknown): string =>
    (typeof one === "string" ? one : (JSON.stringify(one) ?? "")).toWellFormed();
  const texts = (tree: unknown): Record<string, string> =>
    Object.fromEntries(Object.entries(tree ?? {}).map(([key, one]) => [key, text(one)]));
  const headerTexts = Object.entries(texts(headers)).map(([key, one]) => [
    key,
    one.replace(/[^\t\x20-\x7e]/g, "?"),
  ]);
  const { payload: _, ...options } = toInject(name, {
    params: texts(params) as never,
    query: texts(query),
  });
  return {
    ...options,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      "x-device-web-id": TEST_DEVICE,
      ...(endpoints[name].auth === "bearer" && guest),
      ...Object.fromEntries(headerTexts),
    },
  };
}
