import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

describe.each(DATABASE_KINDS)("return labels on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());
  const ask = (code: string) =>
    it.app.inject({ method: "POST", url: `/api/shipment-labels/bls/${encodeURIComponent(code)}` });

  test("come with the station and no consumer data [API-44]", async () => {
    const answer = await ask("BC12M");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      servicePoint: {
        bls: "BC12M",
        serviceCompany: { display: "Schoon & Zo Wasserij" },
        postNLHub: { name: "PostNL Haarlem" },
        hub: { name: "Haarlem Waarderpolder" },
      },
      returnLabel: { label: expect.stringMatching(/^3SWAS\d{10}$/) },
    });
  });

  test("are the same each time they are asked for, also at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("KB5GR")));
    const labels = new Set(answers.map((answer) => answer.json().returnLabel.label));
    expect(labels.size).toBe(1);
    const other = await ask("QT7RK");
    expect(labels).not.toContain(other.json().returnLabel.label);
  });

  test("take a code in small letters and with a space around it", async () => {
    const small = await ask(" bc12m");
    expect(small.json()).toEqual((await ask("BC12M")).json());
  });

  test("do not exist for a code that no location has [RET-14]", async () => {
    const answer = await ask("ZZZZZ");
    expect([answer.statusCode, answer.json().type]).toEqual([404, "location_not_found"]);
  });

  test("refuse a code of another length [RULE-15]", async () => {
    for (const code of ["BC12", "BC12MM"]) expect((await ask(code)).statusCode).toBe(422);
  });
});
