import type { DeskDate } from "@waslijn/contract/console/by-phone";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { placeOrder } from "../../../test/order-life.ts";
import { SIX_KILOS_CENTS } from "../../../test/pay.ts";
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
    const noor = { contact: { name: "Noor Bakker", email: "Noor@mail.example" }, hasBag: true };
    for (const typed of [" noor@mail.example", "+31 6 11 22 33 44", "0611223344"]) {
      expect(await ask("caller", { typed }), typed).toMatchObject({ caller: noor });
    }
    for (const typed of ["oor@mail.example", "06112233", "Noor"]) {
      expect(await ask("caller", { typed }), typed).toEqual({ caller: null });
    }
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
