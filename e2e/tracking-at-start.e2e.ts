import { all, consents, watchManager } from "./data-layer.ts";
import { expect, open, test } from "./fixtures.ts";

test.use({ serverSettings: { TAG_MANAGER_ID: "GTM-WAS123", TAG_MANAGER_START: "at-start" } });

test("it loads without waiting for consent, with consent denied [TRACK-07]", async ({ page }) => {
  const asked = await watchManager(page);
  await open(page, "/en/");
  await expect.poll(() => asked.length).toBe(1);
  expect(await consents(page)).toEqual([["default", all("denied")]]);
});
