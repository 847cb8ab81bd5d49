import { expect, test } from "vitest";
import { setupTexts } from "./setup-texts.ts";

test("the setup list leads to the settings on screen and names no environment variable [SETUP-01] [SET-01]", () => {
  expect(JSON.stringify(setupTexts)).not.toMatch(/[A-Z]+_[A-Z]+/);
});
