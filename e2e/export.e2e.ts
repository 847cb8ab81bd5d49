import { countOf, placesOrder, test } from "./export-fixtures.ts";
import { expect, open, ready } from "./fixtures.ts";
import { OrderVisitor } from "./order-visitor.ts";

// All tests share one export.
test.describe.configure({ mode: "default" });

test("a customer orders on plain files, from home to thank-you, with the API at another origin", async ({
  page,
  site,
}) => {
  const visitor = new OrderVisitor(page);
  await open(page, "/");
  await expect(page).toHaveURL(/\/nl\/$/);
  await page.getByLabel("Komen we").fill("2011DB");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/nl\/order\/\?page=address-selection$/);
  await ready(page);
  await expect(page.getByLabel(visitor.words.postalCode)).toHaveValue("2011DB");
  await visitor.fillsAddress();
  await placesOrder(visitor);
  expect(await countOf(site, visitor.email)).toBe(1);
});

test("addresses mean on plain files what they mean on the server", async ({ page, site }) => {
  await open(page, "/en/order");
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(page.getByLabel("Do we come")).toBeVisible();
  await open(page, "/faq?webview=true#payment");
  await expect(page).toHaveURL(/\/nl\/faq\/?\?webview=true#payment$/);
  const asked = page.waitForRequest(/recover\/check\/token/);
  await page.goto("/en/recover/not-a-token");
  expect((await asked).postDataJSON()).toEqual({ token: "not-a-token" });
  await page.waitForURL("**/en/404");
  expect((await fetch(`${site.url}/en/nothing-here`)).status).toBe(404);
  await open(page, "/en/nothing-here");
  const { headers } = await fetch(`${site.url}/nl/faq/`);
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  for (const file of ["sitemap.xml", "robots.txt", "manifest.webmanifest"]) {
    expect((await fetch(`${site.url}/${file}`)).status).toBe(200);
  }
});
