import { expect, open, test } from "./fixtures.ts";

test("an unprefixed address leads to the Dutch page", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveURL(/\/nl\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});
