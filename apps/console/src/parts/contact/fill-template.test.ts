import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { expect, test } from "vitest";
import { fillTemplate, type MessageFacts } from "./fill-template.ts";
import { MESSAGE_TEMPLATES, REPLY_TEMPLATES } from "./templates.ts";

const EVA: MessageFacts = {
  name: "Eva",
  number: "W-10231",
  pickup: "dinsdag 17 november, 18:00 – 20:00",
  delivery: null,
};

test("placeholders are filled in, in both languages and however they are written [DESK-12]", () => {
  expect(fillTemplate("Dag {naam}, {Nummer} en { number }.", EVA)).toEqual({
    text: "Dag Eva, W-10231 en W-10231.",
    missing: [],
  });
});

test("what is unknown, or not on this order, is named and stays [DESK-12]", () => {
  expect(fillTemplate("{datum} {bezorgen} {naam}", EVA)).toEqual({
    text: "{datum} {bezorgen} Eva",
    missing: ["{datum}", "{bezorgen}"],
  });
});

test("every template can be filled in both languages [DESK-12]", () => {
  const all = { ...EVA, delivery: "donderdag 19 november" };
  for (const { text } of [...MESSAGE_TEMPLATES, ...REPLY_TEMPLATES]) {
    for (const language of LANGUAGES) {
      expect(fillTemplate(text[language], all).missing).toEqual([]);
    }
  }
});
