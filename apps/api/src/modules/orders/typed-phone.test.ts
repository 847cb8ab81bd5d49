import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  consumerOrder,
  DELIVERY,
  HOME,
  PICKUP,
  post,
  wizardOrder,
} from "../../../test/order-fixtures.ts";
import { ask, placeOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { COMPANY } from "../../../test/valid-requests.ts";

let it: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  it = await openTestApp();
  headers = await staffHeaders(it, await addStaff(it, "desk"));
});
// All of these orders book the same windows.
beforeEach(() => it.deps.db.deleteFrom("slots").execute());
afterAll(() => it.close());

type Typed = { phone: string; phoneAsTyped?: boolean };

/** Every call with a phone number, and the field that contains it. */
const CALLS: Record<string, { field: string; send: (typed: Typed) => Promise<Answer> }> = {
  "a guest's order": {
    field: "user.phone",
    send: (typed) => post(it, "/orders", consumerOrder({ user: typed })),
  },
  "a company's order": {
    field: "order.data.contact.phone",
    send: (typed) => {
      const contact = { name: "Noor de Wit", email: "noor@voorbeeld.example", ...typed };
      const as = { kind: "company", companyId: COMPANY, sessionId: "s", device: "d" } as const;
      return post(it, "/orders", wizardOrder("re-cover", { order: { data: { contact } } }), { as });
    },
  },
  "an order's details": {
    field: "phone",
    send: async (typed) => ask(it, await placeOrder(it), "details", { version: 1, ...typed }),
  },
  "an order by phone": {
    field: "contact.phone",
    send: (typed) => {
      const payload = {
        contact: { name: "Noor de Wit", email: "noor@voorbeeld.example", ...typed },
        language: "nl",
        location: HOME,
        pickupTime: PICKUP,
        deliveryTime: DELIVERY,
        services: ["WF"],
        hasBag: true,
        notes: "",
        couponCode: "",
      };
      return it.app.inject({ method: "POST", url: "/api/console/orders", payload, headers });
    },
  },
};
type Answer = { statusCode: number; json(): unknown };

describe.each(Object.entries(CALLS))("the number of %s", (_, { field, send }) => {
  test.each(["abc", "0", "123", "06 1234", "06-12345678 toestel 5"])(
    "%j is refused at its field [PHONE-01]",
    async (phone) => {
      const answer = await send({ phone });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        type: "validation_failed",
        extra: { fields: [{ field, rule: "phone" }] },
      });
    },
  );

  test("is taken as typed from who was warned [FLOW-37]", async () => {
    expect((await send({ phone: "abc", phoneAsTyped: true })).statusCode).toBeLessThan(300);
  });

  test("is taken without a word where it can be read [PHONE-01]", async () => {
    expect((await send({ phone: "+32 470 12 34 56" })).statusCode).toBeLessThan(300);
  });
});
