import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

describe.each(DATABASE_KINDS)("GET /service-areas/ on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());

  test.each([
    ["1012AB", true],
    ["1012 ab", true],
    ["2011", true],
    ["3011AD", false],
    ["9711LM", false],
  ])("tells of %s that we come there: %s [API-25]", async (postalCode, isFound) => {
    const answer = await it.app.inject({ url: "/api/service-areas/", query: { postalCode } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ isFound });
  });

  test("names the field that is wrong, in the caller's language", async () => {
    const answer = await it.app.inject({
      url: "/api/service-areas/?postalCode=12",
      headers: { "accept-language": "en" },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject({
      type: "validation_failed",
      title: "Something you filled in is not right. Check it and try again.",
      extra: { fields: [{ field: "postalCode", rule: "postal_code" }] },
    });
  });
});
