import { describe, expect, it } from "vitest";
import { ACCOUNT, ADDRESS, anon, draftWith, LOCATION, TIMES, user } from "./test-situation.ts";
import { ordererOf, toOrderBody } from "./to-order-body.ts";

const complete = draftWith({
  ...ADDRESS,
  ...ACCOUNT,
  times: TIMES,
  cleaningServices: ["DC", "WF"],
  contactName: " Noor de Wit ",
  contactEmail: "was@bedrijf.example",
  contactPhone: "06 1234 5678",
  hasBag: false,
});
const bodyOf = (
  kind: Parameters<typeof toOrderBody>[1] = "consumer",
  session = anon,
  draft = complete,
) => {
  const body = toOrderBody({ draft, session }, kind, "en");
  if (!body) throw new Error("no body");
  return body;
};

describe("a new consumer's body", () => {
  it("signs up with e-mail, language, password, phone and name [API-35]", () => {
    expect(bodyOf().user).toEqual({
      email: "noor@voorbeeld.nl",
      language: "en",
      plainPassword: ACCOUNT.plainPassword,
      phone: "06 1234 5678",
      phoneAsTyped: true,
      name: "Noor de Wit",
      fullName: "Noor de Wit",
      hasBag: false,
    });
  });

  it("carries the user's data and hasBag, as it was answered or as the account has it [API-34]", () => {
    expect(bodyOf().user.hasBag).toBe(false);
    expect(bodyOf("consumer", user).user.hasBag).toBe(true);
    expect(bodyOf("re-use").user.hasBag).toBe(false);
  });

  it("has all fields of the order, notes and coupon as empty strings [API-36]", () => {
    expect(bodyOf().order).toEqual({
      notes: "",
      couponCode: "",
      pickupTime: "2026-11-19T10:00:00+01:00",
      deliveryTime: "2026-11-23T12:00:00+01:00",
      pickupLocation: LOCATION,
      deliveryLocation: LOCATION,
      cleaningServices: ["DC", "WF"],
      data: {},
    });
  });

  it("has an empty object as data [API-41]", () => {
    expect(bodyOf().order.data).toEqual({});
  });

  it("knows no b2bType [API-43]", () => {
    expect(bodyOf().order).not.toHaveProperty("b2bType");
    expect(bodyOf("re-use").order.b2bType).toBe("re-use");
    expect(bodyOf("re-cover").order.b2bType).toBe("re-cover");
  });

  it("names the offset of the day, in summer and in winter [TIME-34] [API-37]", () => {
    const summer = { ...TIMES, pickupDate: { date: "2027-03-29", default: false } };
    const { order } = bodyOf("consumer", anon, { ...complete, times: summer });
    expect(order.pickupTime).toBe("2027-03-29T10:00:00+02:00");
    expect(order.deliveryTime).toBe("2026-11-23T12:00:00+01:00");
  });

  it("delivers where it picks up [API-38]", () => {
    expect(bodyOf().order.deliveryLocation).toEqual(bodyOf().order.pickupLocation);
    expect(bodyOf("re-use").order.deliveryLocation).toEqual(LOCATION);
  });

  it("carries the location's fields and nothing of ours [API-39]", () => {
    expect(Object.keys(bodyOf().order.pickupLocation).sort()).toEqual(
      [
        "address",
        "city",
        "country",
        "lat",
        "lon",
        "postalCode",
        "subThoroughfare",
        "thoroughfare",
      ].sort(),
    );
  });

  it("tells the driver what an order that is repeated told, and nothing where there was nothing [MINE-08]", () => {
    const draft = { ...complete, instructions: { bell: "Twee keer" } };
    const sent = toOrderBody({ draft, session: anon }, "consumer", "nl");
    expect(sent?.order.instructions).toEqual({ bell: "Twee keer" });
    expect(bodyOf("consumer").order).not.toHaveProperty("instructions");
  });

  it("does not exist without an address", () => {
    expect(toOrderBody({ draft: draftWith(), session: anon }, "consumer", "nl")).toBeUndefined();
  });
});

describe("a logged-in user's body", () => {
  it("says what the account says and no password", () => {
    const { user: sent, order } = bodyOf("consumer", user);
    expect(sent).toMatchObject({ email: "demo@waslijn.example", fullName: "Sanne de Vries" });
    expect(sent).not.toHaveProperty("plainPassword");
    expect(order.pickupLocation.subThoroughfare).toBe("20");
  });

  it("takes what was typed where the account is empty [FLOW-38]", () => {
    const known = user.user && { ...user.user, phone: "" };
    expect(bodyOf("consumer", { ...user, user: known }).user.phone).toBe("06 1234 5678");
  });
});

describe("a wizard's body", () => {
  it("has the contact with name, e-mail and phone [API-42] [BIZ-35]", () => {
    expect(bodyOf("re-use").order.data.contact).toEqual({
      name: "Noor de Wit",
      email: "was@bedrijf.example",
      phone: "06 1234 5678",
      phoneAsTyped: true,
    });
  });

  it("of re-cover is not brought back [BIZ-36]", () => {
    const { order } = bodyOf("re-cover");
    expect(order).not.toHaveProperty("deliveryTime");
    expect(order).not.toHaveProperty("deliveryLocation");
    expect(order.pickupLocation).toEqual(LOCATION);
  });
});

it("is confirmed by the user, the company or a guest, as the screen shows it", () => {
  const draft = { ...complete, company: { id: "hotel", firstName: "Hotel" } };
  expect(ordererOf({ draft, session: user }, "re-use")).toEqual({ type: "user" });
  expect(ordererOf({ draft, session: anon }, "re-use")).toEqual({
    type: "guest",
    company: { id: "hotel", firstName: "Hotel" },
  });
  expect(ordererOf({ draft, session: anon }, "consumer")).toEqual({ type: "guest" });
});
