import { expect, test } from "vitest";
import { menuOf, namedScreensOf } from "./access.ts";
import { fits } from "./command-bar.tsx";
import { screens } from "./screens.ts";

test.each([
  ["", "Naar Bestellingen", true],
  ["bestel", "Naar Bestellingen", true],
  ["BESTEL naar", "Naar Bestellingen", true],
  ["naar klok", "Naar Bestellingen", false],
])("%j finds %j: %j [DESK-05]", (words, label, expected) => {
  expect(fits(words, label)).toBe(expected);
});

/** Opened from another screen: of one order or person, a task of Today, or only in a shop with steps. */
const FROM_OTHERS = ["clashes", "order", "stages", "customer", "business", "shop"];

test("every other screen in the console's frame is found by its name [DESK-05]", () => {
  const found = [...menuOf("owner"), ...namedScreensOf("owner"), screens.setup, screens.byPhone];
  const framed = Object.entries(screens).filter(([, screen]) => !("frame" in screen));
  const missing = framed.filter(([, screen]) => !found.some(({ path }) => path === screen.path));
  expect(missing.map(([name]) => name).filter((name) => !FROM_OTHERS.includes(name))).toEqual([]);
});

test("nobody finds screens of another role [DESK-05] [STAFF-01]", () => {
  expect(namedScreensOf("driver").map(({ label }) => label.nl)).toEqual(["Passkeys en sessies"]);
});
