import { expect, test } from "vitest";
import { problemOf, type Checked } from "./field-problem.ts";

const field = (some: Partial<Checked>): Checked => ({
  value: "",
  type: "text",
  validity: {},
  ...some,
});

test.each([
  [
    "nothing in a field that must be filled in",
    field({ validity: { valueMissing: true } }),
    "Vul dit in.",
    "Fill this in.",
  ],
  ["spaces alone", field({ value: "  ", required: true }), "Vul dit in.", "Fill this in."],
  [
    "no choice",
    field({ type: "radio", value: "only", validity: { valueMissing: true } }),
    "Maak een keuze.",
    "Choose one.",
  ],
  [
    "no day",
    field({ type: "date", validity: { valueMissing: true } }),
    "Kies een dag.",
    "Choose a day.",
  ],
  [
    "half a day",
    field({ type: "date", validity: { badInput: true, valueMissing: true } }),
    "Dit is niet te lezen. Vul het opnieuw in.",
    "This cannot be read. Fill it in again.",
  ],
  [
    "no e-mail address",
    field({ type: "email", value: "imke", validity: { typeMismatch: true } }),
    "Vul een e-mailadres in, zoals naam@voorbeeld.nl.",
    "Fill in an e-mail address, such as name@example.com.",
  ],
  [
    "no web address",
    field({ type: "url", value: "https://", validity: { typeMismatch: true } }),
    "Vul een webadres in, zoals https://voorbeeld.nl.",
    "Fill in a web address, such as https://example.com.",
  ],
  [
    "a day too early",
    field({
      type: "date",
      value: "2026-11-17",
      min: "2026-11-18",
      validity: { rangeUnderflow: true },
    }),
    "Kies woensdag 18 november of later.",
    "Choose Wednesday 18 November or later.",
  ],
  [
    "a day too late",
    field({
      type: "date",
      value: "2026-11-19",
      max: "2026-11-18",
      validity: { rangeOverflow: true },
    }),
    "Kies woensdag 18 november of eerder.",
    "Choose Wednesday 18 November or earlier.",
  ],
])("%s is told in the console's language", (_, control, nl, en) => {
  expect([problemOf(control, "nl"), problemOf(control, "en")]).toEqual([nl, en]);
});

test("a field with a pattern says what it asks for", () => {
  const code = field({ value: "12", title: "Zes cijfers.", validity: { patternMismatch: true } });
  expect(problemOf(code, "nl")).toBe("Zes cijfers.");
});

test("nothing is said of a field that is right, or that may be left empty", () => {
  expect(problemOf(field({ value: "Imke", required: true }), "nl")).toBeUndefined();
  expect(problemOf(field({ value: "" }), "nl")).toBeUndefined();
});
