import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { sendMails } from "../../../test/outbox.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

const REQUEST = {
  postalCode: "9711 lm",
  email: "Wacht@example.nl",
  houseAddition: null,
  houseNumber: "12",
  reason: "not_in_service_area",
};

describe.each(DATABASE_KINDS)("POST /service-areas/request on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());

  const ask = (payload: object) =>
    it.app.inject({ method: "POST", url: "/api/service-areas/request", payload });

  test("is kept once per e-mail and area, and thanked for once [API-26][AREA-20]", async () => {
    expect((await ask(REQUEST)).statusCode).toBe(204);
    expect((await ask({ ...REQUEST, postalCode: "9711AB", email: "wacht@EXAMPLE.nl" })).body).toBe(
      "",
    );
    const rows = await it.deps.db.selectFrom("area_requests").selectAll().execute();
    expect(rows).toMatchObject([
      {
        postal_code: "9711LM",
        postal_digits: 9711,
        house_number: "12",
        house_addition: null,
        reason: "not_in_service_area",
        language: "nl",
        notified_at: null,
      },
    ]);
    const mails = await sendMails(it);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("In 9711 LM komen we nog niet");
  });

  test("another area of the same person is another request", async () => {
    await ask({ ...REQUEST, postalCode: "3011" });
    const rows = await it.deps.db.selectFrom("area_requests").selectAll().execute();
    expect(rows).toHaveLength(2);
  });

  test("a reason that the check does not give is refused [API-26]", async () => {
    expect((await ask({ ...REQUEST, reason: "other" })).statusCode).toBe(422);
  });
});
