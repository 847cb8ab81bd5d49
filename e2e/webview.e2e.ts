import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures.ts";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const banner = (page: Page) => page.getByRole("banner");
const priceList = (page: Page) => banner(page).getByRole("link", { name: "Price list" });
const app = (page: Page) =>
  page.getByRole("complementary", { name: "Your laundry in your pocket" });

test("every page becomes a web view: title bar, price list, app block, no menu [CHROME-26, CHROME-27, CHROME-28, CHROME-29]", async ({
  page,
}) => {
  for (const path of ["faq", "contact", "terms", "", "retail", "?page=address-selection"]) {
    await test.step(`/${path}`, async () => {
      await open(page, `/en/${path}${path.includes("?") ? "&" : "?"}webview=true`);
      await expect(priceList(page)).toHaveAttribute("href", "/en/pricelist?webview=true");
      await expect(app(page).getByRole("link", { name: "App Store" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Menu", exact: true })).toHaveCount(0);
      await expect(banner(page).getByRole("link", { name: /^NL/ })).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }
});

test("the questions open as a web view, and contact shows the way to the app in one [ROUTE-25] [CONT-04]", async ({
  page,
}) => {
  await open(page, "/en/faq?webview=true");
  await expect(banner(page).getByText("Questions")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Short answers to your questions",
  );
  await open(page, "/en/contact?webview=true");
  await expect(app(page).getByRole("link", { name: "Google Play" })).toHaveAttribute(
    "href",
    /play\.google\.com/,
  );
});

test("without webview=true, or with another value, nothing of it shows [CHROME-30, CONT-04]", async ({
  page,
}) => {
  for (const query of ["", "?webview=false", "?webview=1", "?webview=TRUE"]) {
    await test.step(query || "without", async () => {
      await open(page, `/en/contact${query}`);
      await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
      await expect(priceList(page)).toHaveCount(0);
      await expect(app(page)).toHaveCount(0);
    });
  }
});

test("the server draws the web view itself, so nothing jumps [CHROME-26]", async ({ request }) => {
  const html = await (await request.get("/en/faq?webview=true")).text();
  expect(html).toContain("Your laundry in your pocket");
  expect(html).not.toContain('popover="auto"');
});

test("every link inside keeps the web view [CHROME-26]", async ({ page }) => {
  for (const path of ["faq", "explore", "contact", "terms", ""]) {
    await page.goto(`/en/${path}?webview=true`);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.filter((link) => !link.includes("webview=true"))).toEqual([]);
    expect(links.length).toBeGreaterThan(2);
  }
});

test.describe("on a phone", () => {
  test.use({ userAgent: ANDROID });
  test("the install banner stays away in a web view [CHROME-28]", async ({ page }) => {
    await open(page, "/en/faq?webview=true");
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("complementary", { name: "App", exact: true })).toHaveCount(0);
  });
});
