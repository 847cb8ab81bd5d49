import { expect, test } from "vitest";
import { eventTexts } from "../../parts/event-texts.ts";
import { aboutWords, actionWords, changedFields, orderIn, valueWords } from "./audit-words.ts";
import { auditTexts } from "./audit-texts.ts";

const { en, nl } = auditTexts;

test.each([
  ["staff:change", "Role changed", "Rol gewijzigd"],
  ["order:note", "Note written", "Notitie voor collega’s"],
  ["order:windows-changed", "Times changed", "Tijden gewijzigd"],
  ["order.move", "order.move", "order.move"],
])("of %s the log tells in words, or the code that no list has any more", (action, inEn, inNl) => {
  expect(actionWords(action, en.actions, eventTexts.en)).toBe(inEn);
  expect(actionWords(action, nl.actions, eventTexts.nl)).toBe(inNl);
});

const ID = "5e6f1a2b-0000-4000-8000-000000000001";

test.each([
  ["order W-10231", null, "Bestelling W-10231"],
  [`staff ${ID}`, "Ayşe Demir", "Medewerker Ayşe Demir"],
  [`run ${ID}`, null, "Route 5e6f1a2b"],
  ["hub_closures haarlem 2026-12-25", null, "Dichte dag haarlem 2026-12-25"],
  ["lockers 12", null, "lockers 12"],
  ["settings business", null, "Instellingen: Bedrijf"],
  [null, null, ""],
])("%s is shown as what it is", (about, aboutName, words) => {
  expect(aboutWords({ about, aboutName }, nl.subjects)).toBe(words);
});

test.each([
  ["cents", "375", "€ 3,75"],
  ["bill_total", "6225", "€ 62,25"],
  ["pickup_date", "2026-11-20", "20 nov 2026"],
  ["hub", "haarlem", "Haarlem Waarderpolder"],
  ["awaits_window", "pickup", "ophalen"],
  ["stops", "W-10134 pickup, W-10078 delivery", "W-10134 ophalen, W-10078 bezorgen"],
  ["stops", "W-10134 pickup locked", "W-10134 ophalen (staat vast)"],
  ["isPaused", "true", "ja"],
  ["note", "Bel eerst", "Bel eerst"],
])("%s of %s is said in words [STAFF-04]", (field, value, words) => {
  const hubs = new Map([["haarlem", "Haarlem Waarderpolder"]]);
  const { values, truth } = nl;
  expect(
    valueWords(field, value, { language: "nl", values, truth, hubs }).replaceAll("\u00a0", " "),
  ).toBe(words);
});

test("numbers of versions are left out [STAFF-04]", () => {
  const fields = changedFields({
    before: { version: 1, status: "placed" },
    after: { version: 2, status: "picked-up" },
  });
  expect(fields.map(({ name }) => name)).toEqual(["status"]);
});

test("an entry about an order leads to it", () => {
  expect(orderIn("order W-10231")).toBe("W-10231");
  expect(orderIn(`run ${ID}`)).toBeUndefined();
});
