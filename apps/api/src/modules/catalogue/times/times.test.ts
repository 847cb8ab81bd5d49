import { weekday } from "@waslijn/contract/shared/amsterdam-time";
import type { AvailableDate } from "@waslijn/contract/customer/times";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { frozenClock } from "../../../clock.ts";
import { DATABASE_KINDS, USUAL_DATABASE } from "../../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";

const HAARLEM = {
  postalCode: "2011DB",
  city: "Haarlem",
  thoroughfare: "Lange Veerstraat",
  subThoroughfare: "18-A",
};

describe.each(DATABASE_KINDS)("times on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());

  const get = (url: string, query: Record<string, string> = {}) =>
    it.app.inject({ url: `/api${url}`, query });
  const list = async (
    url: string,
    query: Record<string, string> = {},
  ): Promise<AvailableDate[]> => {
    const answer = await get(url, query);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  test("lists pickups at an address as dates with hours and one default [API-20] [TIME-05]", async () => {
    const dates = await list("/times/pickups", { ...HAARLEM, isNew: "0" });
    expect(dates[0]).toEqual({
      date: "2026-11-16",
      default: false,
      hours: ["08", "10", "12", "14", "16", "18"].map((hour) => ({
        from: `${hour}:00`,
        to: `${Number(hour) + 2}:00`.padStart(5, "0"),
        available: true,
      })),
    });
    expect(dates.filter((date) => date.default).map(({ date }) => date)).toEqual(["2026-11-17"]);
  });

  test("keeps the days free that a new customer's bag travels [API-21]", async () => {
    const [first] = await list("/times/pickups", { ...HAARLEM, isNew: "1" });
    expect(first?.date).toBe("2026-11-18");
  });

  test("lists deliveries for a pickup moment from the turnaround on [API-22]", async () => {
    const dates = await list("/times/deliveries", {
      ...HAARLEM,
      isNew: "0",
      pickupDate: "2026-11-20T14:00:00",
    });
    expect(dates[0]?.date).toBe("2026-11-24");
    expect(dates[0]?.hours.filter((hour) => hour.available).map((hour) => hour.from)).toEqual([
      "14:00",
      "16:00",
      "18:00",
    ]);
  });

  test("says of a delivery window before the turnaround that it is too early, and of a full one nothing [TIME-03]", async () => {
    const wanted = { ...HAARLEM, isNew: "0", pickupDate: "2026-11-20T14:00:00" };
    const [first] = await list("/times/deliveries", wanted);
    expect(first?.hours[0]).toEqual({
      from: "08:00",
      to: "10:00",
      available: false,
      why: "too-early",
    });
    expect(first?.hours[3]).toEqual({ from: "14:00", to: "16:00", available: true });
  });

  test.each(["2026-11-13T08:00:00", "2026-11-22T08:00:00", "2026-11-20T09:00:00"])(
    "lists no deliveries for a pickup at %s, which is not offered",
    async (pickupDate) => {
      expect(await list("/times/deliveries", { ...HAARLEM, isNew: "0", pickupDate })).toEqual([]);
    },
  );

  test("refuses a postal code outside the area", async () => {
    const answer = await get("/times/pickups", { ...HAARLEM, postalCode: "9711LM", isNew: "0" });
    expect([answer.statusCode, answer.json().type]).toEqual([422, "outside_service_area"]);
  });

  test("lists pickup windows of a business location [API-23]", async () => {
    const dates = await list("/times/b2b/available/8120/pickup");
    expect(dates[0]?.date).toBe("2026-11-16");
  });

  test.each([
    ["2026-11-20T14:00:00", "14:00"],
    ["2026-11-20", "18:00"],
  ])("lists its delivery windows after a pickup on %s [API-24]", async (pickup, from) => {
    const dates = await list(`/times/b2b/available/8120/delivery/${encodeURIComponent(pickup)}`);
    expect(dates[0]?.date).toBe("2026-11-24");
    expect(dates[0]?.hours.find((hour) => hour.available)?.from).toBe(from);
  });

  test("counts deliveries from the first pickup when none is named", async () => {
    const dates = await list("/times/b2b/available/8120/delivery");
    expect(dates[0]?.date).toBe("2026-11-18");
  });

  test("does not know a code that no business location has", async () => {
    for (const url of ["0000/pickup", "0000/delivery/2026-11-20T14:00:00"]) {
      const answer = await get(`/times/b2b/available/${url}`);
      expect([answer.statusCode, answer.json().type]).toEqual([404, "location_not_found"]);
    }
  });

  test("follows the hub's calendar as soon as it changes", async () => {
    const { db } = it.deps;
    const dates = async () =>
      (await list("/times/pickups", { ...HAARLEM, postalCode: "1012AB", isNew: "0" })).map(
        ({ date }) => date,
      );
    expect(await dates()).toContain("2026-11-18");
    await db
      .insertInto("hub_closures")
      .values({ hub_id: "amsterdam", date: "2026-11-18", reason: "works" })
      .execute();
    expect(await dates()).not.toContain("2026-11-18");
    await db
      .updateTable("hubs")
      .set({ operating_days: [7] })
      .where("id", "=", "amsterdam")
      .execute();
    expect(new Set((await dates()).map(weekday))).toEqual(new Set([7]));
  });

  test("shows a window as taken once its capacity is booked", async () => {
    await it.deps.db
      .insertInto("slots")
      .values([
        { hub_id: "haarlem", kind: "pickup", date: "2026-11-19", from_time: "08:00", booked: 12 },
        { hub_id: "haarlem", kind: "pickup", date: "2026-11-19", from_time: "10:00", booked: 11 },
        { hub_id: "haarlem", kind: "delivery", date: "2026-11-19", from_time: "12:00", booked: 12 },
      ])
      .execute();
    const dates = await list("/times/pickups", { ...HAARLEM, isNew: "0" });
    const day = dates.find(({ date }) => date === "2026-11-19");
    expect(day?.hours.map((hour) => hour.available)).toEqual([false, true, true, true, true, true]);
  });
});

test("a seed of a year ago still offers the coming weeks", async () => {
  const later = await openTestApp(USUAL_DATABASE, {
    clock: frozenClock("2027-11-15T09:00:00+01:00"),
  });
  try {
    const answer = await later.app.inject({
      url: "/api/times/pickups",
      query: { ...HAARLEM, isNew: "0" },
    });
    expect(answer.json()).toHaveLength(19);
    expect(answer.json()[0].date).toBe("2027-11-15");
  } finally {
    await later.close();
  }
});
