import { expect, test } from "vitest";
import { pieceGroups, toHanded, toPiecesDraft, wrongPieces } from "./pieces-draft.ts";

const price = (alias: string) => ({ alias, name: alias, nameShort: alias, amount: 1 });

test("what is weighed is not counted by the piece", () => {
  const groups = pieceGroups([
    {
      type: "WF",
      name: "Wassen",
      prices: [price("wash-tumble-dry-and-fold"), price("per-extra-kg"), price("duvet")],
    },
    { type: "IO", name: "Kies voor mij", prices: [] },
  ]);
  expect(groups).toEqual([{ name: "Wassen", items: [{ item: "WF duvet", label: "duvet" }] }]);
});

test("what was counted stands in the form, and comes out as it went in [DESK-03]", () => {
  const handed = { kilos: 7.4, pieces: [{ type: "LS" as const, alias: "on-hanger", count: 3 }] };
  const draft = toPiecesDraft(handed);
  expect(draft.kilos).toBe("7,4");
  expect(toHanded(draft)).toEqual(handed);
  expect(toPiecesDraft({ kilos: 0, pieces: [] })).toEqual({ kilos: "", lines: [] });
});

test("the same piece on two lines is counted together", () => {
  const lines = [
    { item: "LS on-hanger", count: "2" },
    { item: "LS on-hanger", count: "3" },
  ];
  expect(toHanded({ kilos: "", lines }).pieces).toEqual([
    { type: "LS", alias: "on-hanger", count: 5 },
  ]);
});

test("what cannot be read is named by its field", () => {
  const lines = ["2", "0", "1,5", ""].map((count) => ({ item: "LS on-hanger", count }));
  expect(wrongPieces({ kilos: "zes", lines })).toEqual(["kilos", 1, 2, 3]);
  expect(wrongPieces({ kilos: "", lines: [] })).toEqual([]);
});
