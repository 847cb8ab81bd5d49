import { all, consents, dataLayer, events, watchEvents, watchManager } from "./data-layer.ts";
import { expect, open, ready, test } from "./fixtures.ts";

test("a check in the area pushes the postal code's digits and the outcome, in that order [TRACK-01] [TRACK-02] [TRACK-04]", async ({
  page,
}) => {
  const pushed = await watchEvents(page);
  const ofCheck = [{ event: "zip-code", postalCode: "2011" }, { event: "in-service-area" }];
  await open(page, "/en/");
  await page.getByLabel("Do we come").fill("2011DB");
  await page.keyboard.press("Enter");
  await page.waitForURL("/en/?page=address-selection");
  await expect.poll(() => pushed).toEqual(ofCheck);
  await ready(page);
  await page.getByLabel("House number").fill("18");
  await page.getByRole("button", { name: "Check availability" }).click();
  await page.waitForURL("/en/?page=email-input");
  await expect.poll(() => pushed).toEqual([...ofCheck, ...ofCheck]);
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
