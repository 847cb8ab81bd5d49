import { expect, test } from "vitest";
import { systemTexts } from "./system-texts.ts";

test("the state of the system leads to the settings on screen and names no environment variable [SETUP-05] [SET-01]", () => {
  expect(JSON.stringify(systemTexts)).not.toMatch(/[A-Z]+_[A-Z]+/);
});
