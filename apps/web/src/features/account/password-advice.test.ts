import { expect, test } from "vitest";
import { passwordAdvice } from "./recover-token-page.tsx";

test("advice asks for letters, capitals and numbers, then for length", () => {
  expect(passwordAdvice("waslijn")).toBe("mixed");
  expect(passwordAdvice("Waslijn1")).toBe("longer");
  expect(passwordAdvice("Waslijn1aan2palen")).toBe("good");
  expect(passwordAdvice("vier schone lakens aan de lijn")).toBe("good");
});
