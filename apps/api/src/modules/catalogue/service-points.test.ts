import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS, USUAL_DATABASE } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

describe.each(DATABASE_KINDS)("service points on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());
  const get = (path: string) => it.app.inject({ url: `/api/service-points${path}` });

  test("finds a retail location with its collections of today [API-27] [API-29] [CODE-25]", async () => {
    const answer = await get("/by-code/7430");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      company: "Kapsalon De Krul",
      addressLine: "Gedempte Oude Gracht 41, 2011 GM Haarlem",
      bls: "BC12M",
      serviceCompany: { display: "Schoon & Zo Wasserij" },
      postNLHub: { name: "PostNL Haarlem" },
      hub: { name: "Haarlem Waarderpolder" },
      collections: { placed: 0, limit: 10 },
    });
  });

  test("finds the business location of the same code [API-28]", async () => {
    const answer = await get("/b2b/by-code/7430");
    expect(answer.json()).toMatchObject({ company: "Kantoor Blauwgras", bls: "KB5GR" });
    expect(answer.json()).not.toHaveProperty("collections");
  });

  test("keeps leading zeros and tells of what is missing with null [CODE-11] [API-29]", async () => {
    expect((await get("/by-code/0012")).json()).toMatchObject({ bls: "NL0AX", postNLHub: null });
    expect((await get("/by-code/4418")).json()).toMatchObject({ serviceCompany: null });
  });

  test("gives no personal data: neither e-mail nor limits of orders", async () => {
    expect((await get("/by-code/7430")).body).not.toMatch(/@|daily|email/i);
  });

  test("answers every unknown code with the same body", async () => {
    const answers = await Promise.all(
      ["/by-code/0000", "/by-code/9999", "/b2b/by-code/0000", "/by-code/8120"].map(get),
    );
    const bodies = answers.map((answer) => {
      const { extra, ...body } = answer.json();
      return { ...body, extra: Object.keys(extra), status: answer.statusCode };
    });
    expect(bodies[0]).toMatchObject({ type: "location_not_found", status: 404 });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });

  test.each(["743", "74300", "74a0", "-743", "7.43"])(
    "refuses %s, which is not four digits [RULE-14]",
    async (code) => {
      const answer = await get(`/by-code/${code}`);
      expect([answer.statusCode, answer.json().type]).toEqual([422, "validation_failed"]);
    },
  );
});

test("ten codes that miss are followed by a pause, for good codes too", async () => {
  const limited = await openTestApp(USUAL_DATABASE, { settings: { RATE_LIMITS: "on" } });
  try {
    const look = (code: number) =>
      limited.app.inject({ url: `/api/service-points/by-code/${code}` });
    for (let code = 1000; code < 1010; code++) expect((await look(code)).statusCode).toBe(404);
    const refused = await look(7430);
    expect([refused.statusCode, refused.json().type]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
