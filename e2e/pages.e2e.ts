import { expect, open, test } from "./fixtures.ts";

test("an unprefixed address leads to the Dutch page", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveURL(/\/nl\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

/** Requests of a first visit; a shared file less for one page may be one more for another. */
const MOST_REQUESTS: Record<string, number> = {
  "/nl/": 10,
  "/nl/faq": 10,
  "/nl/pricelist": 10,
  "/nl/contact": 10,
  "/nl/?page=address-selection": 11,
};

for (const [path, most] of Object.entries(MOST_REQUESTS)) {
  test(`${path} starts with at most ${most} requests`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(`${baseURL}/`)) asked.push(request.url());
    });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(most);
  });
}
