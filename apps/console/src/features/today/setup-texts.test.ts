import type { BusinessDetail } from "@waslijn/contract/console/codes";
import { expect, test } from "vitest";
import { setupTexts } from "./setup-texts.ts";

test("the setup list leads to the settings on screen and names no environment variable [SETUP-01] [SET-01]", () => {
  expect(JSON.stringify(setupTexts)).not.toMatch(/[A-Z]+_[A-Z]+/);
});

test("business details of the example brand are said to be no own ones yet [SETUP-01]", () => {
  const state = {
    company: "Wasboot B.V.",
    address: "Kade 1, 2011 DB Haarlem",
    chamberOfCommerce: "68750110",
    missing: [],
  };
  const say = (examples: BusinessDetail[]): string =>
    setupTexts.nl.steps.business({ ...state, isDone: examples.length === 0, examples });
  expect(say([])).toBe("Wasboot B.V., Kade 1, 2011 DB Haarlem · KvK 68750110");
  expect(say(["vatNumber", "iban"])).toMatch(/^Nog van het voorbeeld: btw-nummer, IBAN\./);
  expect(say(["company", "iban"])).toMatch(/^Nog die van het voorbeeld \(Wasboot B\.V\.\)\. Vul/);
});

test("one minute is not minutes [SETUP-01]", () => {
  expect(setupTexts.en.progress(5, 6, 1)).toContain("about 1 minute left");
  expect(setupTexts.en.progress(2, 6, 6)).toContain("about 6 minutes left");
});
