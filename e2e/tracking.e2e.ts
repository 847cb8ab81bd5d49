import { all, consents, dataLayer, events, watchManager } from "./data-layer.ts";
import { expect, open, test } from "./fixtures.ts";

test("a check in the area pushes the postal code's digits and the outcome, in that order [TRACK-01] [TRACK-02] [TRACK-04]", async ({
  page,
}) => {
  await open(page, "/en/");
  await page.getByLabel("Do we come").fill("2011DB");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/?page=address-selection");
  expect(await events(page)).toEqual(["zip-code", "in-service-area"]);
  expect(await dataLayer(page)).toContainEqual({ event: "zip-code", postalCode: "2011" });
  await page.getByLabel("House number").fill("18");
  await page.getByRole("button", { name: "Check availability" }).click();
  await expect(page).toHaveURL("/en/?page=email-input");
  expect(await events(page)).toEqual([
    "zip-code",
    "in-service-area",
    "zip-code",
    "in-service-area",
  ]);
  expect(JSON.stringify(await dataLayer(page))).not.toMatch(/Veerstraat|2011DB/);
});

test("a failing check pushes out-of-service-area [TRACK-03]", async ({ page }) => {
  await open(page, "/en/");
  await page.getByLabel("Do we come").fill("3011AD");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await events(page)).toEqual(["zip-code", "out-of-service-area"]);
  await page.keyboard.press("Escape");
  await open(page, "/en/?page=address-selection");
  await page.getByLabel("Postal code").fill("2011DB");
  await page.getByLabel("House number").fill("999");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await events(page)).toEqual(["zip-code", "out-of-service-area"]);
});

test("without an id nothing is injected, but the defaults and events are there [TRACK-07]", async ({
  page,
  context,
  server,
}) => {
  const asked = await watchManager(page);
  await context.addCookies([{ name: "cookieConsent", value: "true", url: server.url }]);
  await open(page, "/en/");
  expect((await consents(page))[0]).toEqual(["default", all("denied")]);
  expect(asked).toEqual([]);
});
