import type { Subscribers } from "@waslijn/contract/console/areas";
import type { PastDataChange } from "@waslijn/contract/console/data";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

describe("areas on the console", () => {
  let it: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL");
    headers = await staffHeaders(it, await addStaff(it, "owner"));
    const requestRow = (email: string, postalCode: string, daysAgo: number) => ({
      id: randomUUID(),
      email,
      postal_code: postalCode,
      postal_digits: Number(postalCode.slice(0, 4)),
      reason: "not_in_service_area",
      language: "nl",
      created_at: new Date(it.deps.clock.now().getTime() - daysAgo * 86_400_000),
    });
    await it.deps.db
      .insertInto("area_requests")
      .values([
        requestRow("anna@wacht.example", "3011AA", 40),
        requestRow("Anna@wacht.example", "3089BB", 2),
        requestRow("bo@wacht.example", "3089CC", 3),
        requestRow("cor@wacht.example", "3111DD", 1),
      ])
      .execute();
  });
  afterAll(() => it.close());

  const ROTTERDAM = {
    ranges: [
      { first: 3011, last: 3039 },
      { first: 3041, last: 3089 },
    ],
    hub: "den-haag",
  };
  const view = async () =>
    (await it.app.inject({ url: "/api/console/areas", headers })).json<{
      ranges: { first: number; last: number; hub: string }[];
      waiting: { digits: number; people: number; lately: number }[];
    }>();
  const send = async (what: string, payload: object) =>
    (
      await it.app.inject({ method: "POST", url: `/api/console/areas${what}`, payload, headers })
    ).json();
  const mailed = async () =>
    (await it.deps.db.selectFrom("outbox").select("recipient").execute()).length;

  test("who waits is counted by postal code, and who came lately [SHOP-03]", async () => {
    const { waiting, ranges } = await view();
    expect(waiting).toEqual([
      { digits: 3011, people: 1, lately: 0 },
      { digits: 3089, people: 2, lately: 2 },
      { digits: 3111, people: 1, lately: 1 },
    ]);
    expect(ranges.length).toBeGreaterThan(0);
  });

  test("who waits is listed with address and exported, and the audit says so [SHOP-03]", async () => {
    const list = async (query = "") =>
      (
        await it.app.inject({ url: `/api/console/areas/subscribers${query}`, headers })
      ).json<Subscribers>();
    const all = await list();
    expect(all).toMatchObject({ total: 4, mailed: [] });
    expect(all.waiting.map(({ email }) => email)).toEqual([
      "cor@wacht.example",
      "Anna@wacht.example",
      "bo@wacht.example",
      "anna@wacht.example",
    ]);
    const some = await list("?codes=3089,3090");
    expect(some.waiting.map(({ postalCode }) => postalCode)).toEqual(["3089BB", "3089CC"]);
    const url = "/api/console/areas/subscribers/export?codes=3111";
    const file = await it.app.inject({ url, headers });
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.body.split("\r\n")[1]).toContain('"cor@wacht.example";"nl";"3111DD"');
    const { detail } = await it.deps.db
      .selectFrom("audit")
      .select("detail")
      .where("action", "=", "subscribers:export")
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ requests: 1 });
  });

  test("what opening would mail is said before, each person once, and nothing happens [SHOP-03]", async () => {
    expect(await send("/preview", { ...ROTTERDAM, mail: true })).toEqual({ mailed: 2 });
    expect(await mailed()).toBe(0);
    expect((await view()).waiting).toHaveLength(3);
  });

  test("without mails the area opens and people wait on [SHOP-03]", async () => {
    expect(await send("", { ...ROTTERDAM, mail: false })).toEqual({ mailed: 0 });
    expect((await view()).ranges).toContainEqual({ first: 3041, last: 3089, hub: "den-haag" });
    expect((await view()).waiting).toHaveLength(3);
  });

  test("those who waited are mailed as many as were said, and wait no longer [SHOP-03]", async () => {
    expect(await send("", { ...ROTTERDAM, mail: true })).toEqual({ mailed: 2 });
    expect(await mailed()).toBe(2);
    expect((await view()).waiting).toEqual([{ digits: 3111, people: 1, lately: 1 }]);
    const audit = await it.deps.db
      .selectFrom("audit")
      .select(["action", "staff_id"])
      .where("action", "=", "area:open")
      .execute();
    expect(audit).toHaveLength(2);
    expect(audit.every(({ staff_id }) => staff_id !== null)).toBe(true);
  });

  test("what was opened stands in the audit with before and after, and one press closes it [SHOP-03]", async () => {
    const listed = async () =>
      (await it.app.inject({ url: "/api/console/data-changes?table=service_areas", headers })).json<
        PastDataChange[]
      >();
    const codes = { first_code: 3111, last_code: 3119, hub_id: "den-haag" };
    await send("", { ranges: [{ first: 3111, last: 3119 }], hub: "den-haag", mail: false });
    // All changes have the same timestamp of the test clock, so their order is not tested.
    const opened = (await listed()).find(({ differences: [one] }) => one?.entry === "3111 3119");
    expect(opened).toMatchObject({
      isPutBack: false,
      differences: [{ table: "service_areas", before: null, after: codes }],
    });
    const back = await it.app.inject({
      method: "POST",
      url: `/api/console/data-changes/${opened?.id}/put-back`,
      payload: { id: randomUUID() },
      headers,
    });
    expect(back.statusCode, back.body).toBe(200);
    expect((await view()).ranges).not.toContainEqual({ first: 3111, last: 3119, hub: "den-haag" });
    const changes = await listed();
    expect(changes.find(({ id }) => id === opened?.id)?.isPutBack).toBe(true);
    expect(changes.find(({ putsBack }) => putsBack === opened?.id)?.differences).toMatchObject([
      { before: codes, after: null },
    ]);
    // Two openings and one undo: opening an area that was already open only sends mails.
    expect(changes).toHaveLength(3);
  });

  test("codes of another hub and hubs that are not there are refused by name [SHOP-03]", async () => {
    const elsewhere = { ranges: [{ first: 3080, last: 3111 }], hub: "haarlem", mail: true };
    expect(await send("", elsewhere)).toMatchObject({ type: "area_overlaps" });
    expect(await send("", { ...elsewhere, hub: "parijs" })).toMatchObject({ type: "not_found" });
    const backwards = { ranges: [{ first: 3111, last: 3080 }], hub: "haarlem", mail: true };
    expect(await send("", backwards)).toMatchObject({ type: "validation_failed" });
  });
});
