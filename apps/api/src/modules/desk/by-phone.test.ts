import type { DeskDate, KnownCaller } from "@waslijn/contract/console/by-phone";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { HOME } from "../../../test/order-fixtures.ts";
import { placeOrder } from "../../../test/order-life.ts";
import { SIX_KILOS_CENTS } from "../../../test/pay.ts";
import { addUser } from "../../../test/sessions.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

describe.each(DATABASE_KINDS)("somebody on the phone on %s", (kind) => {
  let it: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    it = await openTestApp(kind);
    headers = await staffHeaders(it, await addStaff(it, "desk"));
  });
  afterAll(() => it.close());

  const ask = async (what: string, payload: object) => {
    const url = `/api/console/by-phone/${what}`;
    return (await it.app.inject({ method: "POST", url, payload, headers })).json();
  };

  test("their address is checked, and whether anybody drives there [DESK-04]", async () => {
    expect(await ask("address", { PostalCode: "2011db", HouseNumber: "18" })).toMatchObject({
      isServed: true,
      addresses: expect.arrayContaining([expect.objectContaining({ Street: "Lange Veerstraat" })]),
    });
    expect(await ask("address", { PostalCode: "9999ZZ", HouseNumber: "1" })).toEqual({
      isServed: false,
      asksStreet: false,
      addresses: [],
    });
  });

  test("who ordered before is known by the whole of an e-mail address or phone, not by a part [DESK-04]", async () => {
    const who = { email: "Noor@mail.example", phone: "06 11223344", fullName: "Noor Bakker" };
    await placeOrder(it, { user: who });
    await placeOrder(it, { user: { email: "eleonoor@mail.example", phone: "06 99887766" } });
    const noor = {
      contact: { name: "Noor Bakker", email: "Noor@mail.example" },
      location: { postalCode: "2011DB" },
      services: ["DC", "WF"],
      usualHours: { pickup: "08:00", delivery: "08:00" },
      hasBag: true,
    };
    for (const typed of [" noor@mail.example", "+31 6 11 22 33 44", "0611223344"]) {
      expect(await ask("callers", { typed }), typed).toMatchObject({ callers: [noor] });
    }
    for (const typed of ["oor@mail.example", "06112233", "Noor"]) {
      expect(await ask("callers", { typed }), typed).toEqual({ callers: [] });
    }
  });

  test("people with one number are told apart, the last to order first [DESK-04]", async () => {
    const phone = "023 5551234";
    for (const name of ["Aad", "Bea", "Aad"]) {
      const user = { email: `${name}@house.example`, phone, fullName: name };
      await placeOrder(it, { user });
    }
    const { callers } = await ask("callers", { typed: "+31235551234" });
    const named = callers.map(({ contact }: KnownCaller) => contact.name);
    expect(named).toEqual(["Aad", "Bea"]);
  });

  test("a bag is theirs by the account or an order, and by one that is to be posted unless cancelled [DESK-04]", async () => {
    const email = "tas@mail.example";
    const body = {
      contact: { name: "Tas Akker", email, phone: "0611002200" },
      language: "nl",
      location: HOME,
      pickupTime: "2026-11-19T08:00:00+01:00",
      deliveryTime: "2026-11-23T08:00:00+01:00",
      services: ["WF"],
      hasBag: false,
      notes: "",
      couponCode: "",
    };
    const send = (url: string, payload: object) =>
      it.app.inject({
        method: "POST",
        url: `/api/console/orders${url}`,
        payload,
        headers: { ...headers, "idempotency-key": crypto.randomUUID() },
      });
    const hasBag = async () => (await ask("callers", { typed: email })).callers[0].hasBag;
    const { number } = (await send("", body)).json();
    expect(await hasBag()).toBe(true);
    expect((await send(`/${number}/cancel`, { version: 1 })).statusCode).toBe(200);
    expect(await hasBag()).toBe(false);
  });

  test("a customer is read by the id of their page, also an account without an order [DESK-04]", async () => {
    const view = async (id: string) =>
      it.app.inject({ url: `/api/console/by-phone/callers/${id}`, headers });
    const userId = await addUser(it, "account@mail.example");
    expect((await view(userId)).json()).toMatchObject({
      id: userId,
      contact: { email: "account@mail.example" },
      services: [],
    });
    expect((await view(crypto.randomUUID())).statusCode).toBe(404);
  });

  test("what it will cost is the bill of what they think to hand in, with deposit and code [DESK-04]", async () => {
    const six = { pieces: [], kilos: 6, hasBag: true, couponCode: "" };
    expect(await ask("estimate", six)).toMatchObject({ total: SIX_KILOS_CENTS });
    const first = await ask("estimate", { ...six, hasBag: false });
    expect(first.total).toBeGreaterThan(SIX_KILOS_CENTS);
    expect(await ask("estimate", { ...six, couponCode: "NIETS" })).toMatchObject({
      type: "coupon_unknown",
      extra: { fields: [{ field: "couponCode", rule: "unknown" }] },
    });
  });

  test("a window tells how many places it has left, and one less after an order [DESK-04]", async () => {
    const url = "/api/console/times/pickups?postalCode=2011DB&isNew=0";
    const free = async (): Promise<number> => {
      const dates: DeskDate[] = (await it.app.inject({ url, headers })).json();
      const hours = dates.find(({ date }) => date === "2026-11-17")?.hours ?? [];
      return hours.find(({ from }) => from === "08:00")?.free ?? -1;
    };
    const before = await free();
    await placeOrder(it);
    expect([before > 0, await free()]).toEqual([true, before - 1]);
  });
});
