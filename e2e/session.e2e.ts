import type { BrowserContext, Page } from "@playwright/test";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { expect, open, ready, test, variants } from "./fixtures.ts";
import { OrderVisitor } from "./order-visitor.ts";
import { pauseClock, tickUntilVisible } from "./paused-clock.ts";

const DEMO = { email: "demo@waslijn.example", password: "schone-was-2026" };
const WORDS = {
  nl: {
    password: "Wachtwoord",
    refused: "Ongeldig e-mailadres of wachtwoord",
    logout: "Uitloggen",
  },
  en: { password: "Password", refused: "Invalid email or password", logout: "Log out" },
} as const;

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
const logIn = (page: Page) => page.getByRole("button", { name: "Log in", exact: true });

async function fillLogin(page: Page, language: "nl" | "en", password = DEMO.password) {
  await page.getByLabel(language === "nl" ? "E-mailadres" : "E-mail").fill(DEMO.email);
  await page.getByLabel(WORDS[language].password, { exact: true }).fill(password);
}
/** Logs in and waits for the first step of screen 3. */
async function login(page: Page, language: "nl" | "en" = "en"): Promise<void> {
  await open(page, `/${language}/?page=address-selection`);
  await fillLogin(page, language);
  await logIn(page).click();
  await expect(page).toHaveURL(`/${language}/?page=select-service`);
}
/** Counts requests to a path of the API. */
function counter(target: Page | BrowserContext, path: string): () => number {
  let count = 0;
  target.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) count += 1;
  });
  return () => count;
}

test("a new visitor is anon, makes no session call and stores no token [SESS-03] [SESS-12] [SESS-02]", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(tokens|me)/.test(request.url())) calls.push(request.url());
  });
  await open(page, "/en/");
  const { sessionType = "anon", sessionToken = "", sessionRefreshToken = "" } = await stored(page);
  expect([sessionType, sessionToken, sessionRefreshToken]).toEqual(["anon", "", ""]);
  expect(calls).toEqual([]);
});

for (const language of variants(LANGUAGES, 0)) {
  test(`a login makes a user, stores both tokens and loads who that is, in ${language} [SESS-01] [SESS-06] [SESS-21] [ROUTE-20] [API-12]`, async ({
    page,
  }) => {
    const me = page.waitForResponse("**/api/me");
    const asked = page.waitForRequest("**/api/tokens");
    await open(page, `/${language}/?page=address-selection`);
    await expect(page.getByRole("link", { name: WORDS[language].logout })).toHaveCount(0);
    await fillLogin(page, language);
    await logIn(page).click();
    await expect(page).toHaveURL(`/${language}/?page=select-service`);
    const after = await stored(page);
    expect(after.sessionType).toBe("user");
    expect(after.sessionToken).toMatch(/^ey/);
    expect(after.sessionRefreshToken).not.toBe("");
    const request = await asked;
    expect(request.postDataJSON()).toEqual({ uuid: after.deviceToken });
    const pair = Buffer.from(`${DEMO.email}:${DEMO.password}`).toString("base64");
    expect(request.headers().authorization).toBe(`Basic ${pair}`);
    expect((await me).request().headers().authorization).toBe(`Bearer ${after.sessionToken}`);
    expect((await me).request().headers()["accept-language"]).toBe(language);
  });
}

// Texts differ per language (ERR-03, ERR-04).
for (const language of LANGUAGES) {
  const words = WORDS[language];
  test(`a refused login is told in ${language} for 5 seconds, at the top and at the field [ERR-03] [ERR-04] [ERR-05] [ERR-06] [CHROME-21] [CHROME-24] [RULE-06]`, async ({
    page,
  }) => {
    await open(page, `/${language}/?page=address-selection`);
    await expect(logIn(page)).toBeDisabled();
    await fillLogin(page, language, "");
    await expect(logIn(page)).toBeDisabled();
    await fillLogin(page, language, "not this one");
    await pauseClock(page);
    await logIn(page).click();
    const banner = page.getByRole("alert");
    await tickUntilVisible(page, banner);
    await expect(banner).toContainText(words.refused);
    await expect(page.getByLabel(words.password, { exact: true })).toHaveAccessibleDescription(
      words.refused,
    );
    await expect(logIn(page)).toBeEnabled();
    await page.clock.runFor(4000);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1100);
    await expect(banner).toBeHidden();
    expect((await stored(page)).sessionType ?? "anon").toBe("anon");
  });
}

for (const language of variants(LANGUAGES, 1)) {
  test(`logging out clears the session and the draft and leads to screen 1, in ${language} [ROUTE-19] [SESS-22]`, async ({
    page,
  }) => {
    await login(page, language);
    const before = await stored(page);
    await page.evaluate(() => sessionStorage.setItem("order.canary", "typed"));
    await page.goto(`/${language}/logout`);
    await expect(page).toHaveURL(`/${language}/?page=address-select`);
    const after = await stored(page);
    expect([after.sessionType, after.sessionToken, after.sessionRefreshToken]).toEqual([
      "anon",
      "",
      "",
    ]);
    expect(after).toMatchObject({
      entryPoint: "default",
      lang: language,
      deviceToken: before.deviceToken,
      cookiesSeen: "true",
    });
    expect(await page.evaluate(() => sessionStorage.getItem("order.canary"))).toBeNull();
    await expect(logIn(page)).toBeVisible();
  });
}

test("who makes an account is a guest with public credentials until then [SESS-04] [SESS-05]", async ({
  page,
}) => {
  const asked = page.waitForRequest("**/api/tokens");
  const answered = page.waitForResponse("**/api/tokens");
  const visitor = new OrderVisitor(page, "en");
  await visitor.goesTo("service");
  const { username, password } = GUEST_CREDENTIALS;
  const pair = Buffer.from(`${username}:${password}`).toString("base64");
  expect((await asked).headers().authorization).toBe(`Basic ${pair}`);
  const { token, refresh } = (await (await answered).json()) as Record<string, string>;
  expect(await stored(page)).toMatchObject({
    sessionType: "guest",
    sessionToken: token,
    sessionRefreshToken: refresh,
  });
});

for (const [route, entryPoint, target] of [
  ["order", "default", "/en/?page=address-select"],
  ["b2b", "business", "/en/b2b?page=address-select"],
] as const) {
  test(`entering by /${route} is kept on content pages and is where logout leads [SESS-20] [ROUTE-19] [SESS-19]`, async ({
    page,
  }) => {
    await open(page, `/en/${route}`);
    expect((await stored(page)).entryPoint).toBe(entryPoint);
    await open(page, "/en/faq");
    expect((await stored(page)).entryPoint).toBe(entryPoint);
    await page.goto("/en/logout");
    await expect(page).toHaveURL(target);
  });
}

test("a stored guest is ended at start; device, language and recovery stay [SESS-09] [SESS-26]", async ({
  page,
}) => {
  await open(page, "/en/faq");
  const kept = { deviceToken: "kept-device", recoverEmail: "sam@voorbeeld.nl" };
  await page.evaluate((values) => {
    const all = {
      sessionType: "guest",
      sessionToken: "a",
      sessionRefreshToken: "b",
      entryPoint: "retail",
      outOfAreaPostalCode: "3011AD",
      outOfAreaHouseNumber: "4",
      outOfAreaAddition: "C",
      outOfAreaReason: "not_in_service_area",
      ...values,
    };
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    sessionStorage.setItem("order.canary", "typed");
  }, kept);
  await open(page, "/en/faq");
  expect(await stored(page)).toEqual({ ...kept, lang: "en", cookiesSeen: "true" });
  expect(await page.evaluate(() => sessionStorage.getItem("order.canary"))).toBe("typed");
});

test("at start a user's token is refreshed before me is asked, and the type stays [SESS-10] [SESS-08] [SESS-27] [ROUTE-20]", async ({
  page,
}) => {
  await login(page);
  const before = await stored(page);
  const order: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/(tokens|me)/.test(pathname)) order.push(pathname);
  });
  await open(page, "/en/faq");
  await expect(page.getByRole("link", { name: "Log out" }).first()).toBeAttached();
  expect(order[0]).toBe("/api/tokens/refresh");
  expect(order.slice(1).sort()).toEqual(["/api/me", "/api/me/locations"]);
  const after = await stored(page);
  expect(after.sessionType).toBe("user");
  expect(after.sessionToken).not.toBe("");
  expect(after.sessionRefreshToken).not.toBe(before.sessionRefreshToken);
});

test("what depends on the session waits for its start [SESS-11]", async ({ page }) => {
  await login(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/tokens/refresh", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/en/faq");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Log out" })).toHaveCount(0);
  await expect(page.getByRole("progressbar")).toBeVisible();
  release();
  await expect(page.getByRole("link", { name: "Log out" }).first()).toBeAttached();
});

test("a refresh that the server refuses at start ends the session and the page renders [SESS-10]", async ({
  page,
}) => {
  await login(page);
  await page.evaluate(() => localStorage.setItem("sessionRefreshToken", "stale"));
  const refused = page.waitForResponse("**/api/tokens/refresh");
  await open(page, "/en/faq");
  expect((await refused).status()).toBe(401);
  await expect.poll(async () => (await stored(page)).sessionType).toBe("anon");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("no answer at all at start keeps the tokens [SESS-10]", async ({ page }) => {
  await login(page);
  const before = await stored(page);
  await page.route("**/api/tokens/refresh", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await open(page, "/en/faq");
  await failed;
  expect(await stored(page)).toMatchObject({
    sessionType: "user",
    sessionToken: before.sessionToken,
    sessionRefreshToken: before.sessionRefreshToken,
  });
});

test("a me call that fails clears the session [SESS-07] [ERR-02]", async ({ page }) => {
  await login(page);
  await page.route("**/api/me", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/en/faq");
  await expect.poll(async () => (await stored(page)).sessionType).toBe("anon");
  expect((await stored(page)).sessionToken).toBe("");
});

test("calls in five tabs with an expired token share one refresh [SESS-14] [SESS-15] [ERR-01]", async ({
  page,
  context,
  server,
}) => {
  await login(page);
  const tabs = [page];
  for (let count = 0; count < 4; count += 1) {
    const tab = await context.newPage();
    await tab.clock.setFixedTime("2026-11-16T09:00:00+01:00");
    // The step renders after the tab has refreshed its token.
    await open(tab, "/en/?page=select-service");
    await expect(tab.getByRole("checkbox").first()).toBeVisible();
    tabs.push(tab);
  }
  await server.setTime("2026-11-16T09:20:00+01:00");
  const refreshes = counter(context, "/tokens/refresh");
  const locations = await Promise.all(
    tabs.map(async (tab) => {
      const again = tab.waitForResponse(
        (response) => response.url().includes("/api/times/pickups") && response.ok(),
      );
      await tab.getByRole("checkbox").first().check();
      await tab.getByRole("button", { name: "Next - Pickup & delivery time" }).click();
      return (await again).status();
    }),
  );
  expect(locations).toEqual([200, 200, 200, 200, 200]);
  expect(refreshes()).toBe(1);
  await server.setTime("2026-11-16T09:00:00+01:00");
});

test("an expired token that cannot be refreshed fails the call and ends the session [SESS-16]", async ({
  page,
  server,
}) => {
  await login(page);
  await server.setTime("2026-11-16T09:20:00+01:00");
  await page.evaluate(() => localStorage.setItem("sessionRefreshToken", "stale"));
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Next - Pickup & delivery time" }).click();
  await expect.poll(async () => (await stored(page)).sessionType).toBe("anon");
  await server.setTime("2026-11-16T09:00:00+01:00");
});

test("another 401 is passed on without a refresh [SESS-17]", async ({ page }) => {
  await login(page);
  const refreshes = counter(page, "/tokens/refresh");
  await page.route("**/api/times/pickups**", (route) =>
    route.fulfill({
      status: 401,
      json: { type: "unauthorized", title: "x", status: 401, extra: {} },
    }),
  );
  const refused = page.waitForResponse("**/api/times/pickups**");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Next - Pickup & delivery time" }).click();
  await refused;
  expect(refreshes()).toBe(0);
});

test("a notification can be closed, stays in sight and waits while it is held [CHROME-22] [CHROME-23]", async ({
  page,
}) => {
  await open(page, "/en/?page=address-selection");
  await fillLogin(page, "en", "not this one");
  await pauseClock(page);
  await logIn(page).click();
  const banner = page.getByRole("alert");
  await tickUntilVisible(page, banner);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(banner).toBeInViewport();
  await banner.hover();
  await page.clock.runFor(20_000);
  await expect(banner).toBeVisible();
  const close = page.getByRole("button", { name: "Close message" });
  await close.focus();
  await page.mouse.move(0, 500);
  await page.clock.runFor(20_000);
  await expect(banner).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(banner).toBeHidden();
});

test("a notification is read also where its look cannot be loaded any more", async ({ page }) => {
  await open(page, "/en/?page=address-selection");
  await page.route("**/assets/banner*.js", (route) => route.abort());
  await fillLogin(page, "en", "not this one");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password");
  await expect(logIn(page)).toBeEnabled();
});

test("a sticky notification never covers what has focus [CHROME-22]", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await open(page, "/en/?page=address-selection");
  await fillLogin(page, "en", "not this one");
  await page.keyboard.press("Enter");
  const banner = page.getByRole("alert");
  await expect(banner).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const alert = document.querySelector("[role=alert]");
      if (!focused || !alert || alert.contains(focused)) return false;
      const its = focused.getBoundingClientRect();
      const ours = alert.getBoundingClientRect();
      return its.bottom > ours.top + 1 && its.top < ours.bottom - 1;
    });
    expect(covered).toBe(false);
  }
});

test("the progress line shows while calls run and goes when the last has failed [CHROME-25]", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/service-areas/**", async (route) => {
    await held;
    await route.abort();
  });
  await open(page, "/en/");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.getByLabel("Do we come").fill("2011DB");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  release();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("the stored language follows the path and is sent with every call [API-02] [ROUTE-07] [ROUTE-05]", async ({
  page,
}) => {
  await open(page, "/nl/");
  expect((await stored(page)).lang).toBe("nl");
  await page.getByRole("link", { name: /^EN/ }).first().click();
  await expect(page).toHaveURL("/en/");
  await ready(page);
  expect((await stored(page)).lang).toBe("en");
  const asked = page.waitForRequest("**/api/service-areas/**");
  await page.getByLabel("Do we come").fill("2011DB");
  await page.keyboard.press("Enter");
  const headers = (await asked).headers();
  expect(headers["accept-language"]).toBe("en");
  expect(headers.authorization).toBeUndefined();
});
