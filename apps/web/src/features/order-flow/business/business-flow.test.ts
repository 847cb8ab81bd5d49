import { describe, expect, it } from "vitest";
import { backPage, nextPage, pageFor, type Situation } from "../draft/flow-rules.ts";
import type { OrderDraft } from "../draft/order-draft.ts";
import { ADDRESS, anon, draftWith, TIMES, user } from "../draft/test-situation.ts";
import { reCoverFlow, reUseFlow } from "./business-flow.ts";

const chosen = {
  ...ADDRESS,
  company: { id: "company", firstName: "Hotel" },
  cleaningServices: ["IO" as const],
};
const contact = {
  contactName: "Noor de Wit",
  contactEmail: "noor@bedrijf.example",
  contactPhone: "06 1234 5678",
  contactTerms: true,
};
const visitor = (some: Partial<OrderDraft> = {}, session = anon): Situation => ({
  draft: draftWith(some),
  session,
});

describe("the way through a wizard", () => {
  it("has no account screen: its name stands for screen 1 [BIZ-09]", () => {
    expect(pageFor(reUseFlow.table, "email-input", visitor(chosen))).toBe("address-selection");
    expect(nextPage(reUseFlow.table, "address-selection", visitor(chosen))).toBe("select-service");
  });

  it("needs a company with the address [BIZ-08]", () => {
    const at = (some: Partial<OrderDraft>) =>
      pageFor(reUseFlow.table, "select-service", visitor(some));
    expect(at({ ...chosen, company: null })).toBe("address-selection");
    expect(at(chosen)).toBe("select-service");
  });

  it("leads back from step 1 to screen 1 [FLOW-28]", () => {
    expect(backPage(reUseFlow.table, "select-service", visitor(chosen))).toBe("address-selection");
  });

  it("skips screen 1 for a user, who needs no company [BIZ-22]", () => {
    expect(pageFor(reCoverFlow.table, "address-selection", visitor({}, user))).toBe(
      "select-service",
    );
  });
});

describe("what lets a step go on", () => {
  it("step 2 of re-use needs both windows [BIZ-16], of re-cover the pickup alone [BIZ-18]", () => {
    const pickupOnly = { ...TIMES, deliveryTime: "00:00" };
    const isDone = (flow: typeof reUseFlow, times: typeof TIMES) =>
      flow.table["select-dates"].isDone(visitor({ times }));
    expect(isDone(reUseFlow, TIMES)).toBe(true);
    expect(isDone(reUseFlow, pickupOnly)).toBe(false);
    expect(isDone(reCoverFlow, pickupOnly)).toBe(true);
    const placeholder = { ...pickupOnly, pickupDate: { date: "2026-11-18", default: true } };
    expect(isDone(reCoverFlow, placeholder)).toBe(false);
  });

  it("step 3 needs name, a real e-mail, phone and consent [BIZ-21] [RULE-13]", () => {
    const isDone = (some: Partial<OrderDraft>) =>
      reUseFlow.table["confirm-order"].isDone(visitor({ ...contact, ...some }));
    expect(isDone({})).toBe(true);
    expect(isDone({ contactName: " " })).toBe(false);
    expect(isDone({ contactEmail: "noor@bedrijf" })).toBe(false);
    expect(isDone({ contactPhone: "" })).toBe(false);
    expect(isDone({ contactTerms: false })).toBe(false);
  });
});

describe("the guard to logout", () => {
  const isSentOut = (page: string | undefined, some: Partial<OrderDraft> = {}) =>
    reUseFlow.isSentOut?.(visitor(some), page);

  it("fires on a page without an address [BIZ-30]", () => {
    for (const page of ["select-service", "confirm-order", "email-input", "address-selection"]) {
      expect(isSentOut(page)).toBe(true);
    }
  });

  it("spares the page that logout leads to [BIZ-30]", () => {
    expect(isSentOut("address-select")).toBe(false);
  });

  it("spares the thank-you, the bare wizard and whoever has an address [BIZ-31]", () => {
    expect(isSentOut("order-placed")).toBe(false);
    expect(isSentOut(undefined)).toBe(false);
    expect(isSentOut("confirm-order", ADDRESS)).toBe(false);
    expect(reUseFlow.isSentOut?.(visitor({}, user), "confirm-order")).toBe(false);
  });
});

it("the expert order is chosen from the start in both wizards [BIZ-14]", () => {
  expect(reUseFlow.drafts.read().cleaningServices).toEqual(["IO"]);
  expect(reCoverFlow.drafts.read().cleaningServices).toEqual(["IO"]);
});
