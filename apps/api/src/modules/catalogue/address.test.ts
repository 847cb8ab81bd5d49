import type { ValidatedAddress } from "@waslijn/contract/customer/locations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

describe.each(DATABASE_KINDS)("POST /addresses/validate on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());

  const post = (payload: object) =>
    it.app.inject({ method: "POST", url: "/api/addresses/validate", payload });
  const find = async (payload: object): Promise<ValidatedAddress[]> => {
    const answer = await post(payload);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  test("answers the national service's fields, the address in two lines [API-52] [API-53]", async () => {
    const [first] = await find({ PostalCode: "2011DB", HouseNumber: "18", Addition: "A" });
    expect(first).toMatchObject({
      FormattedAddress: ["Lange Veerstraat 18-A", "2011 DB Haarlem"],
      City: "Haarlem",
      Street: "Lange Veerstraat",
      HouseNumber: "18",
      Addition: "A",
    });
  });

  test("puts the exact address first and the other additions of the number after it [AREA-02]", async () => {
    const bare = await find({ PostalCode: "2011 db", HouseNumber: "18" });
    expect(bare[0]?.Addition).toBe("");
    expect(bare.length).toBeGreaterThan(1);
    const [exact, ...others] = await find({
      PostalCode: "2011DB",
      HouseNumber: " 18",
      Addition: "a ",
    });
    expect(exact?.Addition).toBe("A");
    expect(others.map((address) => address.Addition)).not.toContain("A");
    const [near] = await find({ PostalCode: "2011DB", HouseNumber: "18", Addition: "Z" });
    expect(near?.HouseNumber).toBe("18");
  });

  test("answers an empty list where there is no such number", async () => {
    expect(await find({ PostalCode: "2011DB", HouseNumber: "9999" })).toEqual([]);
    expect(await find({ PostalCode: "9999ZZ", HouseNumber: "1" })).toEqual([]);
  });

  test("names a field that is missing or wrong", async () => {
    const answer = await post({ PostalCode: "2011DB" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().extra.fields).toEqual([
      { field: "HouseNumber", rule: expect.any(String) },
    ]);
    expect((await post({ PostalCode: "20", HouseNumber: "1" })).statusCode).toBe(422);
  });
});
