import { expect, it } from "vitest";
import { unbrokenPostalCode } from "./point-card.tsx";

it("keeps a postal code on one line, and leaves the rest as it is", () => {
  expect(unbrokenPostalCode("Gedempte Oude Gracht 41, 2011 GM Haarlem")).toBe(
    "Gedempte Oude Gracht 41, 2011\u00a0GM Haarlem",
  );
});
