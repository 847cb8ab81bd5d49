import { describe, expect, it, vi } from "vitest";
import { AvailableDatesStore } from "./available-dates-store.ts";

const DAYS = [{ date: "2026-11-17", default: false, hours: [] }];
const loaded = { status: "loaded", dates: DAYS };

async function loadedStore(): Promise<AvailableDatesStore> {
  const store = new AvailableDatesStore();
  await store.request(async () => DAYS);
  return store;
}

describe("a list of available days", () => {
  it("loads until the answer is there [STATE-15]", async () => {
    const store = new AvailableDatesStore();
    const asked = store.request(async () => DAYS);
    expect(store.read()).toEqual({ status: "loading" });
    await asked;
    expect(store.read()).toEqual(loaded);
  });

  it("stops loading on a failure too, which is only logged [STATE-15] [TIME-33]", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const store = new AvailableDatesStore();
    await store.request(() => Promise.reject(new Error("no connection")));
    expect(store.read()).toEqual({ status: "failed" });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it("of pickups is reset alone [STATE-10]", async () => {
    const [pickups, deliveries] = [await loadedStore(), await loadedStore()];
    pickups.reset();
    expect([pickups.read().status, deliveries.read()]).toEqual(["none", loaded]);
  });

  it("of deliveries is reset alone [STATE-11]", async () => {
    const [pickups, deliveries] = [await loadedStore(), await loadedStore()];
    deliveries.reset();
    expect([pickups.read(), deliveries.read().status]).toEqual([loaded, "none"]);
  });

  it("drops an answer that a later question overtook", async () => {
    const store = new AvailableDatesStore();
    const late = Promise.withResolvers<typeof DAYS>();
    const first = store.request(() => late.promise);
    await store.request(async () => []);
    late.resolve(DAYS);
    await first;
    expect(store.read()).toEqual({ status: "loaded", dates: [] });
  });

  it("drops an answer that comes after a reset", async () => {
    const store = new AvailableDatesStore();
    const asked = store.request(async () => DAYS);
    store.reset();
    await asked;
    expect(store.read().status).toBe("none");
  });
});
