import { afterEach, describe, expect, it, vi } from "vitest";
import { resetOrderData } from "../../../parts/session/session-actions.ts";
import { keepOrderAgain } from "../../../parts/order-links/order-again.ts";
import { hasPickup } from "../../../parts/times/selected-times.ts";
import { DraftStore } from "./draft-store.ts";
import { ACCOUNT, ADDRESS, LOCATION, TIMES } from "./test-situation.ts";

const kept = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => kept.clear());

const fill = (store: DraftStore): void =>
  store.change((draft) => ({ ...draft, ...ADDRESS, ...ACCOUNT, times: TIMES, notes: "bel" }));

describe("the draft of a tab", () => {
  it("is there again after a reload, without the password [STATE-02] [FLOW-20]", () => {
    fill(new DraftStore("consumer"));
    const reloaded = new DraftStore("consumer").read();
    expect(reloaded).toMatchObject({ ...ADDRESS, email: ACCOUNT.email, notes: "bel" });
    expect(reloaded.plainPassword).toBe("");
    expect([...kept.values()].join()).not.toContain(ACCOUNT.plainPassword);
  });

  it("goes back to its defaults, with a new key [STATE-08]", () => {
    const store = new DraftStore("consumer");
    const before = store.read();
    fill(store);
    store.reset();
    const { idempotencyKey, ...rest } = store.read();
    const { idempotencyKey: firstKey, ...defaults } = before;
    expect(rest).toEqual(defaults);
    expect(idempotencyKey).not.toBe(firstKey);
  });

  it("keeps the flows apart", () => {
    fill(new DraftStore("consumer"));
    expect(new DraftStore("re-use", ["IO"]).read()).toMatchObject({
      notes: "",
      cleaningServices: ["IO"],
    });
  });

  it("starts from an order that is placed again, once and without times [MINE-08]", () => {
    fill(new DraftStore("consumer"));
    keepOrderAgain({
      kind: "consumer",
      again: { location: LOCATION, company: null, hasBag: true },
      services: [
        { code: "WF", name: "Wassen" },
        { code: "DC", name: "Stomen" },
      ],
      notes: "Rode wijn op de jurk",
      instructions: { bell: "Twee keer" },
      contact: { name: "Noor de Wit", phone: "06 1234 5678" },
    });
    const store = new DraftStore("consumer");
    expect(store.read()).toMatchObject({
      ...ADDRESS,
      cleaningServices: ["DC", "WF"],
      hasBag: true,
      notes: "Rode wijn op de jurk",
      instructions: { bell: "Twee keer" },
      contactName: "Noor de Wit",
      contactPhone: "06 1234 5678",
      email: "",
    });
    expect(hasPickup(store.read().times)).toBe(false);
    store.change((draft) => ({ ...draft, notes: "" }));
    expect(new DraftStore("consumer").read()).toMatchObject({ ...ADDRESS, notes: "" });
    expect(new DraftStore("re-use").read().location).toBeNull();
  });

  it("is forgotten when the order data is reset", () => {
    const store = new DraftStore("consumer");
    fill(store);
    resetOrderData();
    expect(store.read().notes).toBe("");
  });
});
