import { all, consents, MANAGER, watchManager } from "./data-layer.ts";
import { expect, open, test } from "./fixtures.ts";

test.use({ serverSettings: { TAG_MANAGER_ID: "GTM-WAS123" } });
// All tests share one server.
test.describe.configure({ mode: "default" });

test("nothing of others is asked before consent, and once right after Accept [TRACK-07]", async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "127.0.0.1") foreign.push(request.url());
  });
  const asked = await watchManager(page);
  await page.addInitScript(() => localStorage.removeItem("cookiesSeen"));
  await open(page, "/en/");
  await page.clock.runFor(3100);
  const accept = page.getByRole("button", { name: "Accept" });
  await expect(accept).toBeVisible();
  expect(foreign).toEqual([]);
  expect(await consents(page)).toEqual([["default", all("denied")]]);
  const script = page.waitForRequest(MANAGER);
  await accept.click();
  expect((await script).url()).toBe("https://www.googletagmanager.com/gtm.js?id=GTM-WAS123");
  expect(await consents(page)).toEqual([
    ["default", all("denied")],
    ["update", all("granted")],
  ]);
  expect(asked).toHaveLength(1);
});

test("it loads at start when consent was given earlier [TRACK-07]", async ({
  page,
  context,
  server,
}) => {
  const asked = await watchManager(page);
  await context.addCookies([{ name: "cookieConsent", value: "true", url: server.url }]);
  await open(page, "/en/");
  await expect.poll(() => asked.length).toBe(1);
  expect(await page.locator("script[src*=googletagmanager]").count()).toBe(1);
  expect(await consents(page)).toEqual([
    ["default", all("denied")],
    ["update", all("granted")],
  ]);
});

test("the recovery pages load nothing of others, whatever the consent", async ({
  page,
  context,
  server,
}) => {
  const asked = await watchManager(page);
  await context.addCookies([{ name: "cookieConsent", value: "true", url: server.url }]);
  await open(page, "/en/recover");
  const policy = (await page.request.get("/en/recover/some-token")).headers();
  expect(policy["content-security-policy"]).not.toContain("googletagmanager");
  expect(policy["referrer-policy"]).toBe("no-referrer");
  await page.route("**/api/recover/check/token", (route) =>
    route.fulfill({ json: { valid: true, ttl: 7200 } }),
  );
  await open(page, "/en/recover/some-token");
  await expect(page.getByLabel("New password")).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.locator("script[src*=googletagmanager]").count()).toBe(0);
});
