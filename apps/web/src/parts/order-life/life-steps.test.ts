import type { OrderWindow } from "@waslijn/contract/customer/my-order";
import type { OrderKind, OrderState } from "@waslijn/contract/shared/order-life";
import { describe, expect, it } from "vitest";
import { lifeSteps, type LivingOrder } from "./life-steps.ts";
import { situationOf } from "./situation.ts";

const window = (date: string): OrderWindow => ({
  date,
  from: "18:00",
  to: "20:00",
  starts: `${date}T18:00:00+01:00`,
});
const withdrawnAt = "2026-11-17T20:12:00+01:00";
const order = (given: Partial<LivingOrder>): LivingOrder => ({
  kind: "consumer",
  state: "placed",
  placedAt: "2026-11-15T14:32:00+01:00",
  pickup: window("2026-11-17"),
  delivery: window("2026-11-19"),
  awaits: null,
  ...given,
});
const drawn = (given: Partial<LivingOrder>): string =>
  lifeSteps(order(given))
    .map(({ name, state }) => `${name}:${state}`)
    .join(" ");

describe("the line of an order [MINE-02]", () => {
  it.each<[OrderState, string]>([
    ["placed", "placed:done pickup:now count:next wash:next delivery:next"],
    ["picked-up", "placed:done pickup:done count:now wash:next delivery:next"],
    ["counted", "placed:done pickup:done count:done wash:now delivery:next"],
    ["ready", "placed:done pickup:done count:done wash:done delivery:now"],
    ["delivered", "placed:done pickup:done count:done wash:done delivery:done"],
  ])("that is %s hangs as %s", (state, line) => expect(drawn({ state })).toBe(line));

  it.each<OrderKind>(["b2b", "retail", "collection", "re-cover"])(
    "of kind %s is not counted",
    (kind) => expect(drawn({ kind, state: "picked-up" })).not.toContain("count"),
  );

  it("that nobody brings back ends with the wash", () => {
    expect(drawn({ kind: "re-cover", delivery: null, state: "picked-up" })).toBe(
      "placed:done pickup:done wash:now",
    );
  });

  it("of a withdrawal goes back without the wash, unless that was done [MINE-14]", () => {
    expect(drawn({ state: "picked-up", withdrawnAt })).toBe(
      "placed:done pickup:done count:now delivery:next",
    );
    expect(drawn({ state: "ready", withdrawnAt })).toContain("wash:done");
  });

  it("marks a missed stop, which is still the one to come", () => {
    const [, pickup] = lifeSteps(order({ awaits: "pickup" }));
    expect(pickup).toMatchObject({ state: "now", missed: true });
  });

  it("says when something was done, by the last time it happened", () => {
    const at = "2026-11-17T18:52:00+01:00";
    const [, pickup] = lifeSteps(
      order({ state: "picked-up", history: [{ kind: "picked-up", at }] }),
    );
    expect(pickup?.doneAt).toBe(at);
  });
});

describe("what is said of an order [MINE-02]", () => {
  it.each<[Partial<LivingOrder>, string]>([
    [{}, "placed"],
    [{ awaits: "pickup" }, "pickupMissed"],
    [{ state: "picked-up" }, "pickedUp"],
    [{ state: "picked-up", kind: "b2b" }, "pickedUpUncounted"],
    [{ state: "counted" }, "counted"],
    [{ state: "ready" }, "ready"],
    [{ state: "ready", delivery: null }, "readyKept"],
    [{ state: "ready", awaits: "delivery" }, "deliveryMissed"],
    [{ state: "ready", awaits: "delivery", part: { delivered: 1, missing: 1 } }, "part"],
    [{ state: "ready", part: { delivered: 1, missing: 1 } }, "part"],
    [{ state: "picked-up", withdrawnAt }, "withdrawn"],
    [{ state: "ready", awaits: "delivery", withdrawnAt }, "deliveryMissed"],
    [{ state: "delivered", withdrawnAt }, "delivered"],
    [{ state: "delivered" }, "delivered"],
    [{ state: "delivered", delivery: null }, "ended"],
    [{ state: "cancelled" }, "cancelled"],
    [{ state: "cancelled", awaits: "pickup" }, "cancelled"],
    [{ gone: ["pickup"] }, "pickupGone"],
    [{ gone: ["delivery"], state: "ready" }, "deliveryGone"],
    [{ gone: ["delivery"], state: "ready", awaits: "delivery" }, "deliveryMissed"],
  ])("of %o is %s", (given, situation) => expect(situationOf(order(given))).toBe(situation));
});
