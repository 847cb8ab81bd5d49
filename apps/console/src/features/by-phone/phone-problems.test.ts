import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { expect, test } from "vitest";
import { emptyDraft } from "./phone-draft.ts";
import { firstOf, missingIn, problemsOf } from "./phone-problems.ts";

const SERVED = { isServed: true, hasAddress: true };
const WHOLE = {
  ...emptyDraft("key"),
  postalCode: "2011DB",
  houseNumber: "18",
  services: ["WF" as const],
  pickup: { date: "2026-11-17", from: "08:00" },
  delivery: { date: "2026-11-19", from: "08:00" },
  phone: "0612345678",
  email: "karel@mail.example",
  name: "Karel",
};
const refused = (type: string, extra: object) =>
  new ApiFailure(422, { type, title: "", status: 422, extra });

test("all that was not said is named at once, and the first has the focus [DESK-04]", () => {
  const problems = missingIn(emptyDraft("key"), { isServed: false, hasAddress: true });
  expect(Object.keys(problems)).toEqual([
    "phone",
    "email",
    "name",
    "postalCode",
    "houseNumber",
    "services",
    "pickup",
    "delivery",
  ]);
  expect(firstOf(problems)).toBe("phone");
  expect(firstOf(missingIn(WHOLE, SERVED))).toBeUndefined();
});

test.each([
  [{ postalCode: "20" }, { postalCode: "wrong" }],
  [{ email: "karel" }, { email: "wrong" }],
  [{ delivery: { date: "2026-11-19", from: "" } }, { delivery: "missing" }],
])("%j is %j [DESK-04]", (change, problems) => {
  expect(missingIn({ ...WHOLE, ...change }, SERVED)).toEqual(problems);
});

test("where nobody drives it is said; an address that nobody knows needs street and town [DESK-04]", () => {
  expect(missingIn(WHOLE, { ...SERVED, isServed: false })).toEqual({ postalCode: "outside" });
  expect(missingIn(WHOLE, { ...SERVED, hasAddress: false })).toEqual({
    street: "missing",
    city: "missing",
  });
});

test.each([
  [refused("slot_taken", { window: "delivery" }), { delivery: "taken" }],
  [refused("slot_not_offered", { window: "pickup" }), { pickup: "taken" }],
  [refused("coupon_unknown", {}), { couponCode: "unknown" }],
  [refused("outside_service_area", {}), { postalCode: "outside" }],
  [
    refused("validation_failed", {
      fields: [
        { field: "contact.email", rule: "email" },
        { field: "notes", rule: "unstorable_text" },
      ],
    }),
    { email: "wrong", notes: "wrong" },
  ],
  [new ApiFailure(), {}],
])("a refusal stands at the field that it is about [DESK-04]", (failure, problems) => {
  expect(problemsOf(failure)).toEqual(problems);
});
