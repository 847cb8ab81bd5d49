import { expect, test } from "vitest";
import { eventTexts } from "../../parts/event-texts.ts";
import { aboutWords, actionWords } from "./audit-words.ts";
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
