import type { Page } from "@playwright/test";
import { builtFile } from "../scripts/checks/page-files.ts";
import { cacheFonts } from "../scripts/test/cache-fonts.ts";
import { DESKTOP, expect, open, PHONE, ready, test } from "./fixtures.ts";
import { pauseClock, tickUntilVisible } from "./paused-clock.ts";
import { E2E_NOW } from "./running-server.ts";
import { OrderVisitor } from "./order-visitor.ts";

const AGENTS = {
  ios: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  android:
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  windows:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  kindle:
    "Mozilla/5.0 (Linux; Android 11; KFTRWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4 like Chrome/120.0 Safari/537.36",
} as const;

const STORES = {
  ios: /apps\.apple\.com/,
  android: /play\.google\.com/,
  windows: /apps\.microsoft\.com/,
  kindle: /amazon\.com/,
} as const;

const DAY = 86_400;
const banner = (page: Page) => page.getByRole("banner");
const foot = (page: Page) => page.getByRole("contentinfo");

test.describe("header", () => {
  test("the first key press offers a way past it to the content, and its logo leads home [CHROME-01]", async ({
    page,
  }) => {
    await open(page, "/en/faq");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await banner(page).getByRole("link", { name: "Waslijn" }).click();
    await expect(page).toHaveURL(/\/en\/$/);
  });

  test("its switcher opens the same page with its query in the other language [CHROME-02]", async ({
    page,
  }) => {
    await open(page, "/nl/faq?from=mail");
    await banner(page).getByRole("link", { name: /^EN/ }).click();
    await expect(page).toHaveURL(/\/en\/faq\?from=mail$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Short answers to your questions",
    );
    await page.locator("html[data-ready]").waitFor();
    await expect(banner(page).getByRole("link", { name: /^NL/ })).toHaveAttribute(
      "href",
      "/nl/faq?from=mail",
    );
    await banner(page).getByRole("link", { name: /^NL/ }).click();
    await expect(page).toHaveURL(/\/nl\/faq\?from=mail$/);
  });

  test("what was typed stays when the language changes [CHROME-02]", async ({ page }) => {
    await open(page, "/nl/?page=address-selection");
    const postalCode = page.getByRole("textbox").first();
    await postalCode.fill("2011DB");
    await banner(page).getByRole("link", { name: /^EN/ }).click();
    await expect(page).toHaveURL(/\/en\/\?page=address-selection$/);
    await expect(page.getByRole("textbox").first()).toHaveValue("2011DB");
  });

  test("a language that comes after the next was chosen stays away [CHROME-02]", async ({
    page,
  }) => {
    await open(page, "/nl/?page=address-selection");
    const dutch = await foot(page).innerText();
    const isDutchAgain = Promise.withResolvers<void>();
    await page.route("**/en/?page=address-selection", async (route) => {
      await isDutchAgain.promise;
      await route.continue();
    });
    const slower = page.waitForRequest("**/en/?page=address-selection");
    await banner(page).getByRole("link", { name: /^EN/ }).click();
    await slower;
    const faster = page.waitForResponse("**/nl/?page=address-selection");
    await banner(page).getByRole("link", { name: /^NL/ }).click();
    await (await faster).finished();
    isDutchAgain.resolve();
    await (await (await slower).response())?.finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await foot(page).innerText()).toBe(dutch);
  });

  test("a language whose texts do not come is said so, and comes with the next press [CHROME-02]", async ({
    page,
  }) => {
    await open(page, "/nl/?page=address-selection");
    const texts = `**/${builtFile("src/i18n/part-texts.en.ts")}`;
    await page.route(texts, (route) => route.abort());
    const english = banner(page).getByRole("link", { name: /^EN/ });
    await english.click();
    await expect(page.getByText("Er ging bij ons iets mis")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await page.unroute(texts);
    await english.click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("has a hero banner that leads into the order [CHROME-03]", async ({ page }) => {
    await open(page, "/en/contact");
    await expect(banner(page).getByText("Clean laundry, no hauling.")).toBeVisible();
    await banner(page).getByRole("link", { name: "Order now" }).click();
    await expect(page).toHaveURL(/page=address-selection/);
  });

  test("its menu opens and closes on a small screen, and gives the focus back [CHROME-04]", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, "/en/contact");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    const prices = page.getByRole("dialog").getByRole("link", { name: "Prices" });
    await button.click();
    await expect(prices).toBeVisible();
    await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(prices).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(prices).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(prices).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await prices.click();
    await expect(page).toHaveURL(/\/en\/pricelist$/);
  });

  test("shows all of it at once on a wide screen, marks the page that is open, and offers both stores and no logout to a visitor [CHROME-05] [CHROME-06] [ROUTE-20]", async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/en/pricelist");
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden();
    const menu = banner(page).getByRole("navigation");
    await expect(menu.getByRole("link")).toHaveText([
      "How it works",
      "Prices",
      "Questions",
      "Contact",
    ]);
    await expect(menu.locator("[aria-current=page]")).toHaveText("Prices");
    for (const name of ["App Store", "Google Play"]) {
      await expect(banner(page).getByRole("link", { name })).toBeVisible();
    }
    await expect(banner(page).getByRole("link", { name: "Log out" })).toHaveCount(0);
  });

  for (const [device, own, other] of [
    ["ios", "App Store", "Google Play"],
    ["android", "Google Play", "App Store"],
  ] as const) {
    test(`offers an ${device} device its own store alone [CHROME-06]`, async ({
      browser,
      server,
    }) => {
      const context = await browser.newContext({ userAgent: AGENTS[device], viewport: PHONE });
      const page = await context.newPage();
      await page.goto(`${server.url}/en/faq`);
      await ready(page);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("dialog", { name: "Main menu" });
      await expect(menu.getByRole("link", { name: own })).toHaveAttribute("href", STORES[device]);
      await expect(menu.getByRole("link", { name: other })).toBeHidden();
      await context.close();
    });
  }
});

test.describe("logout", () => {
  // The linked page navigates away before its view transition has finished.
  test.use({ expectedErrors: ["Transition was skipped"] });
  const logout = (page: Page) => banner(page).getByRole("link", { name: "Log out" });

  test("is a link for a user, and leads to the entry point [CHROME-05, ROUTE-19, ROUTE-20]", async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, "/en/?page=address-selection");
    const main = page.getByRole("main");
    await main.getByLabel("E-mail").fill("demo@waslijn.example");
    await main.getByLabel("Password", { exact: true }).fill("schone-was-2026");
    await main.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL(/select-service/);
    for (const [language, name, out] of [
      ["nl", "Mijn bestellingen", "Uitloggen"],
      ["en", "My orders", "Log out"],
    ] as const) {
      await page.setViewportSize(PHONE);
      await open(page, `/${language}/faq`);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      const menu = page.getByRole("dialog");
      await expect(menu.getByRole("link", { name })).toBeVisible();
      const leave = menu.getByRole("link", { name: out });
      const [sign, word] = await leave.evaluate(({ children }) =>
        [...children].map((part) => part.getBoundingClientRect()),
      );
      // Next to its label, not above it.
      expect(sign?.right).toBeLessThanOrEqual(word?.left ?? 0);
      expect(sign?.bottom).toBeGreaterThan(word?.top ?? 0);
      await page.setViewportSize(DESKTOP);
      await expect(banner(page).getByRole("link", { name })).toBeVisible();
    }
    await logout(page).click();
    await expect(page).toHaveURL(/\/en\/\?page=address-select/);
    await expect(logout(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("sessionType"))).not.toBe("user");
  });
});

test.describe("footer", () => {
  test("shows address, care hours, ways to pay and social links, and stands at the end of the home page [CHROME-07, CHROME-08, CHROME-09, CHROME-10, RULE-40] [HOME-13] [PAY-03]", async ({
    page,
  }) => {
    await open(page, "/en/faq");
    const shown = (await foot(page).innerText()).replaceAll("\u00a0", " ");
    expect(shown).toMatch(/Bleekersvaart 12\s+1234 AB Haarlem/);
    expect(shown).toMatch(/Monday to Friday 08:30 – 21:00\s+Saturday 09:00 – 17:00/);
    await expect(
      foot(page).getByRole("list", { name: "Ways to pay" }).getByRole("listitem"),
    ).toHaveText(["iDEAL | Wero", "Credit card", "PayPal", "Bank transfer"]);
    await expect(foot(page).getByRole("link", { name: "Instagram" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.instagram\.com\//,
    );
    await expect(foot(page).getByRole("link", { name: "LinkedIn" })).toBeVisible();
    await open(page, "/nl/");
    await foot(page).scrollIntoViewIfNeeded();
    await expect(foot(page).getByText("Klantenservice")).toBeVisible();
  });
});

test.describe("cookie consent", () => {
  test.use({ consentAnswered: false });
  const dialog = (page: Page) => page.getByRole("dialog", { name: "May we count visits?" });
  const letBeAsked = async (page: Page) => {
    await page.clock.fastForward(3_000);
    await expect(dialog(page)).toBeVisible();
  };
  const seen = (page: Page) => page.evaluate(() => localStorage.getItem("cookiesSeen"));
  const consentCookie = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === "cookieConsent");

  test("is asked 3 seconds after the start, with Accept beside an equal refusal [CHROME-11, CHROME-13, RULE-44]", async ({
    page,
  }) => {
    await page.clock.install({ time: E2E_NOW });
    await pauseClock(page);
    await page.goto("/en/faq");
    await tickUntilVisible(page, page.locator("html[data-ready]"));
    await page.clock.runFor(2900);
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await tickUntilVisible(page, dialog(page));
    const accept = await dialog(page).getByRole("button", { name: "Accept" }).boundingBox();
    const refuse = await dialog(page).getByRole("button", { name: "Only necessary" }).boundingBox();
    expect(refuse?.width).toBe(accept?.width);
    expect(refuse?.height).toBe(accept?.height);
  });

  test("does not come back once answered [CHROME-12]", async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => localStorage.setItem("cookiesSeen", "true"));
    await open(page, "/en/faq");
    await page.clock.runFor(10_000);
    await expect(dialog(page)).toHaveCount(0);
  });

  test("accepting sets a cookie for 365 days and the seen flag, and closes it; the footer opens the choice again, with the focus, and a refusal takes back consent [CHROME-13, CHROME-14, CHROME-15, RULE-44]", async ({
    page,
  }) => {
    await open(page, "/en/faq");
    await letBeAsked(page);
    await dialog(page).getByRole("button", { name: "Accept" }).click();
    await expect(dialog(page)).toHaveCount(0);
    const cookie = await consentCookie(page);
    expect(cookie).toMatchObject({ value: "true", path: "/" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY;
    expect(Math.round(days)).toBe(365);
    expect(await seen(page)).toBe("true");
    const choices = foot(page).getByRole("button", { name: "Cookie choices" });
    await choices.click();
    await expect(dialog(page).getByRole("heading")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(choices).toBeFocused();
    await choices.click();
    await dialog(page).getByRole("button", { name: "Only necessary" }).click();
    expect(await consentCookie(page)).toBeUndefined();
  });

  test("before it is answered there is no cookie and no request to others; refusing sets the seen flag and no cookie [CHROME-11] [CHROME-13]", async ({
    page,
    server,
  }) => {
    const others: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(server.url)) others.push(request.url());
    });
    await open(page, "/en/");
    await letBeAsked(page);
    expect(await page.context().cookies()).toEqual([]);
    expect(others).toEqual([]);
    await dialog(page).getByRole("button", { name: "Only necessary" }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await seen(page)).toBe("true");
    expect(await consentCookie(page)).toBeUndefined();
  });

  test("stays open until answered or closed; closed without an answer it asks again [CHROME-16]", async ({
    page,
  }) => {
    await open(page, "/en/faq");
    await letBeAsked(page);
    await page.getByRole("heading", { level: 1 }).click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await seen(page)).toBeNull();
    expect(await consentCookie(page)).toBeUndefined();
    await open(page, "/en/contact");
    await letBeAsked(page);
  });

  test("leaves the focus where somebody types, and covers no main button [CHROME-11]", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 620 });
    await open(page, "/en/?page=address-selection");
    const field = page.getByRole("textbox").first();
    await field.focus();
    await letBeAsked(page);
    await expect(field).toBeFocused();
    const edge = (await dialog(page).boundingBox())?.y ?? 0;
    for (const button of await page.locator("main [data-kind=main]").all()) {
      const box = await button.boundingBox();
      const covered = box && box.y < 620 && box.y + box.height > edge;
      expect(covered).toBeFalsy();
    }
  });
});

test.describe("smart app banner", () => {
  const smart = (page: Page) => page.getByRole("complementary", { name: "App", exact: true });

  for (const device of ["ios", "android", "windows", "kindle"] as const) {
    test.describe(device, () => {
      test.use({ userAgent: AGENTS[device] });
      test(`offers ${device} its store [CHROME-17]`, async ({ page }) => {
        await open(page, "/en/faq");
        await expect(smart(page).getByRole("link", { name: /^View/ })).toHaveAttribute(
          "href",
          STORES[device],
        );
      });
    });
  }

  test("stays away from devices of no store [CHROME-17]", async ({ page }) => {
    await open(page, "/en/faq");
    await page.waitForLoadState("networkidle");
    await expect(smart(page)).toHaveCount(0);
  });

  test.describe("on a phone", () => {
    test.use({ userAgent: AGENTS.android });
    const daysOf = async (page: Page, wanted: string) => {
      const cookie = (await page.context().cookies()).find(({ name }) => name === wanted);
      return cookie && Math.round((cookie.expires - Date.now() / 1000) / DAY);
    };

    test("closing it hides it for 15 days [CHROME-18, RULE-44]", async ({ page }) => {
      await open(page, "/en/faq");
      await smart(page).getByRole("button", { name: "Hide the app banner" }).click();
      await expect(smart(page)).toHaveCount(0);
      expect(await daysOf(page, "smartbanner-closed")).toBe(15);
      await open(page, "/en/contact");
      await page.waitForLoadState("networkidle");
      await expect(smart(page)).toHaveCount(0);
      await page.context().clearCookies({ name: "smartbanner-closed" });
      await open(page, "/en/contact");
      await expect(smart(page)).toBeVisible();
    });

    test("following it hides it for 90 days, then it reminds [CHROME-19, RULE-44]", async ({
      page,
    }) => {
      await open(page, "/en/faq");
      await page.route(STORES.android, (route) => route.fulfill({ status: 204 }));
      await smart(page).getByRole("link", { name: /^View/ }).click();
      await expect.poll(() => daysOf(page, "smartbanner-installed")).toBe(90);
      await open(page, "/en/contact");
      await page.waitForLoadState("networkidle");
      await expect(smart(page)).toHaveCount(0);
      await page.context().clearCookies({ name: "smartbanner-installed" });
      await open(page, "/en/contact");
      await expect(smart(page)).toBeVisible();
    });

    test.describe("who was not asked for consent", () => {
      test.use({ consentAnswered: false });
      test("sees it once that is answered, not in its place for three seconds [CHROME-17]", async ({
        page,
      }) => {
        await open(page, "/en/faq");
        await page.waitForLoadState("networkidle");
        await expect(smart(page)).toHaveCount(0);
        await page.clock.fastForward(3_000);
        await page.getByRole("button", { name: "Only necessary" }).click();
        await expect(smart(page)).toBeVisible();
      });
    });

    test("the keypad does not show it [CHROME-20]", async ({ page }) => {
      for (const path of ["/nl/retail", "/en/retail"]) {
        await open(page, path);
        await page.waitForLoadState("networkidle");
        await expect(smart(page)).toHaveCount(0);
      }
    });
  });
});

test.describe("on a low screen, before consent is answered", () => {
  test.use({ viewport: { width: 390, height: 664 }, consentAnswered: false });

  test("the banner is one line with its buttons and never covers the focused field [CHROME-11]", async ({
    page,
  }) => {
    await cacheFonts(page);
    const visitor = new OrderVisitor(page, "nl");
    await visitor.goesTo("account");
    const field = page.getByLabel(visitor.words.password, { exact: true });
    await field.focus();
    const banner = page.getByRole("dialog", { name: "Mogen we bezoeken tellen?" });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole("link", { name: "Privacy & cookies" })).toBeVisible();
    const box = await banner.boundingBox();
    expect(box?.height).toBeLessThan(110);
    // The hint is above the bar, not in it: banner and bar together leave two thirds of the screen.
    const button = await visitor.button(visitor.words.next).boundingBox();
    expect(664 - (button?.y ?? 0)).toBeLessThan(200);
    await expect(page.locator("form [data-why]")).toBeVisible();
    const focused = await field.boundingBox();
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  });
});
