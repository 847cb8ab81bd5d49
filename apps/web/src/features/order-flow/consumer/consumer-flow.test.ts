import { SERVICE_CODES } from "@waslijn/contract/shared/codes";
import { describe, expect, it } from "vitest";
import {
  backPage,
  hasOtherAddress,
  nextPage,
  pageFor,
  positionOf,
  type Situation,
} from "../draft/flow-rules.ts";
import type { OrderDraft } from "../draft/order-draft.ts";
import { ORDER_PAGES } from "../../../parts/navigation/page-key.ts";
import {
  ACCOUNT,
  ADDRESS,
  anon,
  draftWith,
  LOCATION,
  TIMES,
  user,
} from "../draft/test-situation.ts";
import { consumerFlow } from "./consumer-flow.ts";

const { table } = consumerFlow;
const visitor = (some: Partial<OrderDraft> = {}, session = anon): Situation => ({
  draft: draftWith(some),
  session,
});
const services = { cleaningServices: ["WF" as const] };

describe("where a visitor belongs", () => {
  it("is screen 1 without an address, whatever step is asked for [FLOW-08]", () => {
    for (const page of ORDER_PAGES.slice(0, 5)) {
      expect(pageFor(table, page, visitor())).toBe("address-selection");
    }
  });

  it("is the earliest step that is not done [FLOW-08]", () => {
    const at = (some: Partial<OrderDraft>) => pageFor(table, "confirm-order", visitor(some));
    expect(at(ADDRESS)).toBe("email-input");
    expect(at({ ...ADDRESS, ...ACCOUNT })).toBe("select-service");
    expect(at({ ...ADDRESS, ...ACCOUNT, ...services })).toBe("select-dates");
    expect(at({ ...ADDRESS, ...ACCOUNT, ...services, times: TIMES })).toBe("confirm-order");
  });

  it("is screen 2 when a reload lost the password [SESS-09]", () => {
    const reloaded = { ...ADDRESS, ...ACCOUNT, plainPassword: "", ...services, times: TIMES };
    expect(pageFor(table, "confirm-order", visitor(reloaded))).toBe("email-input");
  });

  it("is the thank-you whenever that is asked for [FLOW-06]", () => {
    expect(pageFor(table, "order-placed", visitor())).toBe("order-placed");
  });

  it("is screen 3 for a user, who skips address and account [FLOW-46]", () => {
    expect(pageFor(table, "address-selection", visitor({}, user))).toBe("select-service");
    expect(pageFor(table, "email-input", visitor({}, user))).toBe("select-service");
  });

  it("is screen 1 for a user without a stored address, who then skips screen 2 [FLOW-15]", () => {
    const homeless = { ...user, location: undefined, formattedAddress: undefined };
    expect(pageFor(table, "select-service", visitor({}, homeless))).toBe("address-selection");
    expect(nextPage(table, "address-selection", visitor(ADDRESS, homeless))).toBe("select-service");
  });
});

describe("the last step", () => {
  const last = { ...ADDRESS, ...ACCOUNT, ...services, times: TIMES, contactPhone: "0612345678" };
  const isDone = (contactName: string) =>
    table["confirm-order"].isDone(visitor({ ...last, contactName, checkedLastScreen: true }));

  it("takes a name, and no address of a page for one", () => {
    expect(["J.P. de Vries", "Van 't Hof B.V."].every(isDone)).toBe(true);
    expect(["", " ", "www.kwaad.nl", "Betaal op x.nl/was"].some(isDone)).toBe(false);
  });
});

describe("forward and back", () => {
  it("a checked address leads to screen 2 [FLOW-16]", () => {
    expect(nextPage(table, "address-selection", visitor(ADDRESS))).toBe("email-input");
  });

  it("Back from the service step returns to account creation [FLOW-28]", () => {
    expect(backPage(table, "select-service", visitor(ADDRESS))).toBe("email-input");
  });

  it("Back from the service step leads a user home [FLOW-28]", () => {
    expect(backPage(table, "select-service", visitor({}, user))).toBe("home");
  });

  it("Back from steps 2 and 3 goes one step down [FLOW-29]", () => {
    expect(backPage(table, "select-dates", visitor(ADDRESS))).toBe("select-service");
    expect(backPage(table, "confirm-order", visitor(ADDRESS))).toBe("select-dates");
  });
});

it("a typed address gives way to another one of the account, and to no other", () => {
  expect(hasOtherAddress(visitor(ADDRESS, user))).toBe(true);
  expect(hasOtherAddress(visitor(ADDRESS))).toBe(false);
  expect(hasOtherAddress(visitor({}, user))).toBe(false);
  expect(hasOtherAddress(visitor(ADDRESS, { ...user, formattedAddress: LOCATION.address }))).toBe(
    false,
  );
});

describe("what lets a step go on", () => {
  const isDone = (page: (typeof ORDER_PAGES)[number], now: Situation) => table[page].isDone(now);

  it("step 1 needs at least one service [FLOW-31] [RULE-10]", () => {
    expect(isDone("select-service", visitor())).toBe(false);
    expect(isDone("select-service", visitor(services))).toBe(true);
  });

  it("step 1 takes each of the five codes [FLOW-32] [RULE-18]", () => {
    expect([...SERVICE_CODES]).toEqual(["DC", "WF", "LS", "SS", "IO"]);
    for (const code of SERVICE_CODES) {
      expect(isDone("select-service", visitor({ cleaningServices: [code] }))).toBe(true);
    }
  });

  it("step 2 needs both windows, no placeholder and no 00:00 [FLOW-34] [RULE-12]", () => {
    const done = (some: Partial<typeof TIMES>) =>
      isDone("select-dates", visitor({ times: { ...TIMES, ...some } }));
    expect(done({})).toBe(true);
    expect(done({ deliveryTime: "00:00" })).toBe(false);
    expect(done({ deliveryDate: { date: "2026-11-23", default: true } })).toBe(false);
    expect(done({ pickupDate: { date: "2026-11-19", default: true } })).toBe(false);
    expect(done({ pickupTime: "00:00" })).toBe(false);
  });

  it("step 3 needs name, phone and the last check, or a full name from the account [FLOW-39]", () => {
    const typed = { contactName: "Noor", contactPhone: "06 1234 5678", checkedLastScreen: true };
    expect(isDone("confirm-order", visitor(typed))).toBe(true);
    for (const missing of Object.keys(typed)) {
      const some = { ...typed, [missing]: missing === "checkedLastScreen" ? false : " " };
      expect(isDone("confirm-order", visitor(some))).toBe(false);
    }
    expect(isDone("confirm-order", visitor({}, user))).toBe(true);
    const nameless = { ...user, user: user.user && { ...user.user, fullName: "", name: "" } };
    expect(isDone("confirm-order", visitor({}, nameless))).toBe(false);
  });

  it("step 3 asks a user for the e-mail as long as the account has not told it", () => {
    const unmet = { ...user, user: undefined };
    const typed = { contactName: "Noor", contactPhone: "06 1234 5678", checkedLastScreen: true };
    expect(isDone("confirm-order", visitor(typed, unmet))).toBe(false);
    const withEmail = { ...typed, contactEmail: "noor@voorbeeld.nl" };
    expect(isDone("confirm-order", visitor(withEmail, unmet))).toBe(true);
  });

  it("step 3 asks for no note [RULE-11]", () => {
    const typed = { contactName: "N", contactPhone: "1", checkedLastScreen: true };
    expect(isDone("confirm-order", visitor({ ...typed, notes: "" }))).toBe(true);
  });
});

it("screen and step both start at 1 [STATE-01]", () => {
  expect(positionOf(table, undefined)).toEqual({ screen: 1, step: 1 });
  expect(ORDER_PAGES.map((page) => positionOf(table, page).screen)).toEqual([1, 2, 3, 3, 3, 4]);
  expect(ORDER_PAGES.slice(2, 5).map((page) => positionOf(table, page).step)).toEqual([1, 2, 3]);
});
