import { describe, expect, test } from "vitest";
import { consoleOpenapi, openapi } from "./openapi.ts";

type Document = ReturnType<typeof openapi> | ReturnType<typeof consoleOpenapi>;
type Json = Record<string, unknown>;

/** Every object within a document. */
function* objectsIn(value: unknown): Generator<Json> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Json;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

describe.each<[name: string, document: Document]>([
  ["customers", openapi()],
  ["the console", consoleOpenapi()],
])("the document of %s, as public linters read it [OPEN-03]", (_name, document) => {
  const webhooks: ReturnType<typeof openapi>["webhooks"] =
    "webhooks" in document ? document.webhooks : {};
  const operations = [
    ...Object.values(document.paths).flatMap((methods) => Object.values(methods)),
    ...Object.values(webhooks).map(({ post }) => post),
  ];

  test("has an id of its own and a description for every call and webhook", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(operations.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]\w+$/i);
    for (const { description } of operations) expect(description).toMatch(/^\S.{10,}\.$/s);
  });

  test("describes every tag that is used", () => {
    const described = document.tags.filter(({ description }) => description.length > 0);
    const names = described.map(({ name }) => name);
    expect(operations.flatMap(({ tags }) => tags).filter((tag) => !names.includes(tag))).toEqual(
      [],
    );
  });

  test("names contact and licence", () => {
    expect(document.info).toMatchObject({
      contact: { email: "hallo@waslijn.example" },
      license: { identifier: "MIT" },
    });
  });

  test("defines every property that it requires", () => {
    const undefinedIn = [...objectsIn(document)].flatMap(({ required, properties }) =>
      Array.isArray(required)
        ? required.filter((name) => !(name in ((properties ?? {}) as Json)))
        : [],
    );
    expect(undefinedIn).toEqual([]);
  });

  test("tells that a call which asks who calls may answer 401", () => {
    const silent = operations.filter(
      ({ security, responses }) => security.length > 0 && !("401" in responses),
    );
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });
});
