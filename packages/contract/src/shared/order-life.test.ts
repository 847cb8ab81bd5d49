import { expect, test } from "vitest";
import { allowsAtDoor } from "./order-life.ts";

test.each([
  "Achter de plantenbak",
  "Geen probleem, onder het afdak",
  "Mag in de schuur",
  "Next to the bin, please do not ring",
])("%s: the laundry may be left at the door [DRIVE-06]", (atDoor) => {
  expect(allowsAtDoor({ atDoor })).toBe(true);
});

test.each([
  "",
  "Nee",
  "Liever niet",
  "Graag niet voor de deur",
  "Dat mag niet",
  "Geen toestemming",
  "No, never",
  "Do not leave it outside",
  "Please don’t",
  "n.v.t.",
  "-",
])("%s: it may not [DRIVE-06]", (atDoor) => {
  expect(allowsAtDoor({ atDoor })).toBe(false);
});
