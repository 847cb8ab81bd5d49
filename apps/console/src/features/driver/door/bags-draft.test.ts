import { expect, test } from "vitest";
import { addBag, bagsLeft, countAt, scanBag, startBags, toDone, uncountAt } from "./bags-draft.ts";

const number = "W-10012";
const pickup = { number, kind: "pickup" } as const;
const delivery = { number, kind: "delivery" } as const;

test("a pickup counts the bags that are scanned, typed, or have no label, each once [DRIVE-02]", () => {
  const none = startBags({ kind: "pickup", bags: null, codes: [] });
  expect(bagsLeft(none, "pickup")).toBe(1);
  const { bags } = scanBag(none, " wljn1 ", pickup);
  expect(scanBag(bags, "WLJN1", pickup).found).toBe("again");
  expect(toDone(addBag(bags))).toEqual({ bags: 2, codes: ["WLJN1"] });
});

test("a delivery is done when every bag that belongs to it was there [DRIVE-02]", () => {
  const expected = startBags({ kind: "delivery", bags: 3, codes: ["WLJN1", "WLJN2"] });
  expect(bagsLeft(expected, "delivery")).toBe(3);
  const first = scanBag(expected, "wljn2", delivery);
  const second = scanBag(first.bags, "WLJN9", delivery);
  expect([first.found, second.found]).toEqual(["counted", "counted"]);
  expect(bagsLeft(second.bags, "delivery")).toBe(1);
  const third = scanBag(second.bags, "WLJN1", delivery);
  expect(bagsLeft(third.bags, "delivery")).toBe(0);
  expect(scanBag(third.bags, "WLJN7", delivery).found).toBe("unknown");
});

test("a bag with the hub's label of another order is not counted [DRIVE-02]", () => {
  const expected = startBags({ kind: "delivery", bags: 1, codes: [] });
  expect(scanBag(expected, "w-10013-b1", delivery).found).toBe("unknown");
  expect(scanBag([], "W-10013-B1", pickup).found).toBe("unknown");
  expect(scanBag(expected, "W-10012-B1", delivery).found).toBe("counted");
  expect(scanBag(expected, "00481726", delivery).found).toBe("counted");
});

test("a bag counted by mistake at a delivery is uncounted, with its own label only [DRIVE-07]", () => {
  const codes = ["WLJN1"];
  const expected = startBags({ kind: "delivery", bags: 2, codes });
  const both = scanBag(countAt(expected, 0), "WLJN9", delivery).bags;
  expect(uncountAt(both, 0, { codes })[0]).toEqual({ code: "WLJN1", isCounted: false });
  const other = uncountAt(both, 1, { codes });
  expect(toDone(other)).toEqual({ bags: 1, codes: ["WLJN1"] });
  expect(scanBag(other, "WLJN8", delivery).found).toBe("counted");
});
