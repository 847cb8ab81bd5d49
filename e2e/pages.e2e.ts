import { expect, open, PHONE, ready, test } from "./fixtures.ts";
import { delayFonts, layoutShift, watchLayoutShift } from "../scripts/test/layout-shift.ts";

test("an unprefixed address leads to the Dutch page", async ({ page }) => {
  await open(page, "/");
  await expect(page).toHaveURL(/\/nl\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
});

/** Requests of a first visit. Fewer shared chunks for one page may mean one more for another. */
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

declare global {
  interface Window {
    /** Sum of layout shifts since the scripts started. */
    moved: number;
  }
}

for (const path of [
  "/nl/",
  "/nl/?page=address-selection",
  "/nl/?page=address-selection&postalCode=2011DB",
  "/nl/retail",
  "/nl/b2b",
]) {
  test(`on ${path} nothing moves when the scripts take over`, async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.setViewportSize(PHONE);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      await document.fonts.ready;
      window.moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          window.moved += (shift as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift" });
    });
    scripts.resolve();
    await ready(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => window.moved)).toBe(0);
  });
}

for (const path of ["/nl/", "/nl/faq", "/nl/pricelist", "/en/cookie", "/en/jobs", "/nl/pay-fail"]) {
  test(`on ${path} nothing moves when the fonts come late`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await delayFonts(page, 500);
    await watchLayoutShift(page);
    await page.goto(path, { waitUntil: "commit" });
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
}
