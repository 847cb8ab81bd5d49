import { expect, test } from "vitest";
import { parseViews, withoutView, withView, type SavedView } from "./saved-views.ts";

const unpaid: SavedView = {
  name: "Haarlem, niet betaald",
  search: { hub: "haarlem", payment: "unpaid" },
};

test("a saved list keeps its name and filters, and replaces one of the same name [DESK-02]", () => {
  const again = { ...unpaid, search: { payment: "overdue" as const } };
  expect(withView([unpaid], again)).toEqual([again]);
  expect(withoutView([unpaid], unpaid.name)).toEqual([]);
});

test("what another version or a hand wrote into storage is dropped [DESK-02]", () => {
  expect(parseViews(JSON.stringify([unpaid]))).toEqual([unpaid]);
  expect(
    parseViews(JSON.stringify([{ name: "x", search: { hub: "haarlem", colour: "red" } }, 5, {}])),
  ).toEqual([{ name: "x", search: { hub: "haarlem" } }]);
  expect(parseViews("{")).toEqual([]);
  expect(parseViews(null)).toEqual([]);
});
