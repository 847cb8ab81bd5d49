import { expect, test } from "vitest";
import { mapsLink } from "./at-the-door.tsx";

const door = { street: "Zijlweg 84", place: "2013 DK Haarlem" };

test("the link opens the maps that the phone has [DRIVE-01]", () => {
  expect(mapsLink(door, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)")).toBe(
    "maps:?daddr=Zijlweg%2084%2C%202013%20DK%20Haarlem",
  );
  expect(mapsLink(door, "Mozilla/5.0 (Linux; Android 15)")).toBe(
    "geo:0,0?q=Zijlweg%2084%2C%202013%20DK%20Haarlem",
  );
});
