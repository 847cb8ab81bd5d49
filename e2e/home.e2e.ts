import type { Page } from "@playwright/test";
import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { DESKTOP, DEVICES, expect, open, PHONE, test, variants } from "./fixtures.ts";
import { builtFile } from "../scripts/checks/page-files.ts";

const WORDS = {
  nl: {
    hero: "Schone was, zonder sjouwen.",
    field: "Komen we bij jou langs?",
    steps: ["Bestel", "Ophalen", "Magie", "Bezorgen"],
    skip: /^Sla .+ over$/,
    screen1: "Postcode",
    next: "Volgende stap",
    firstPickup: "Eerste ophaalmoment: woensdag 18 november, 08:00",
    services: ["Wassen en vouwen", "Stomen en strijken", "Overhemden", "Schoenen", "Kies voor mij"],
    amounts: ["6 kg € 24,95", "vanaf € 3,50", "vanaf € 9,95 per paar"],
    explains: [
      "prijs per stuk, terug op een hanger",
      "prijs per kilo, niet gestreken",
      "chauffeur van onze bezorgpartner",
      "tijdvak van 2 uur, tussen 08:00 en 20:00",
      "Onze wasserijen",
      "Binnen 48 uur",
      "2 werkdagen, het weekend telt niet mee",
      "waszak is gratis en komt met de post",
      "past door de brievenbus",
      "ongeveer 12 kg",
    ],
    title: "Ach, wat jammer!",
    priceList: "Prijslijst",
  },
  en: {
    hero: "Clean laundry, no hauling.",
    field: "Do we come to you?",
    steps: ["Order", "Pick up", "Magic", "Deliver"],
    skip: /^Skip .+/,
    screen1: "Postal code",
    next: "Next step",
    firstPickup: "First pickup: Wednesday 18 November, 08:00",
    services: [
      "Wash and fold",
      "Dry cleaning and ironing",
      "Shirt service",
      "Shoe cleaning",
      "Expert order",
    ],
    amounts: ["6 kg €24.95", "from €3.50", "from €9.95 per pair"],
    explains: [
      "priced per item, returned on hangers",
      "priced per kg, not ironed",
      "driver of our logistics partner",
      "2-hour window, between 08:00 and 20:00",
      "Our cleaning partners",
      "Within 48 hours",
      "2 working days, weekends excluded",
      "laundry bag is free and comes by post",
      "fits through the letter box",
      "about 12 kg",
    ],
    title: "Aww, shucks! We can't come to your door just yet",
    priceList: "Price list",
  },
} as const;

const check = (page: Page) => page.getByRole("button", { name: "Check", exact: true });
/** Intl puts non-breaking spaces into amounts. */
const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

test("the home page shows hero, check, skips, steps, services and footer, how they run, and in web view a price-list button [HOME-01] [HOME-03] [HOME-04] [HOME-09] [HOME-10] [HOME-12] [HOME-13] [HOME-14] [HOME-15] [HOME-16] [HOME-17]", async ({
  page,
}) => {
  for (const { device, viewport, language } of DEVICES) {
    const words = WORDS[language];
    await test.step(`in ${language} on a ${device}`, async () => {
      await page.setViewportSize(viewport);
      await open(page, `/${language}/`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero);
      await expect(page.getByLabel(words.field)).toHaveAttribute("placeholder", "1234AB");
      await expect(check(page)).toBeVisible();
      const skips = page.getByRole("heading", { level: 3, name: words.skip });
      await expect(skips).toHaveCount(5);
      const steps = page.getByRole("list", { name: /vier stappen|four steps/ });
      const names = await steps.getByRole("heading").allTextContents();
      expect(names.map((name) => name.replace(/^\d/, ""))).toEqual(words.steps);
      const main = await page.getByRole("main").boundingBox();
      const footer = await page.getByRole("contentinfo").boundingBox();
      expect(footer?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
      const text = plain(await page.getByRole("main").innerText());
      for (const part of [...words.services, ...words.amounts, ...words.explains]) {
        expect(text).toContain(part);
      }
      const button = page
        .getByRole("main")
        .getByRole("link", { name: words.priceList, exact: true });
      await expect(button).toHaveCount(0);
      await open(page, `/${language}/?webview=true`);
      await expect(button).toHaveAttribute("href", `/${language}/pricelist?webview=true`);
    });
  }
});

for (const language of variants(LANGUAGES, 0)) {
  const words = WORDS[language];
  test(`a postal code in the area leads to screen 1 with the code and the first pickup in ${language} [HOME-06] [HOME-07] [SESS-23]`, async ({
    page,
  }) => {
    await open(page, `/${language}/`);
    const asked = page.waitForRequest((request) => request.url().includes("/api/service-areas/"));
    await page.getByLabel(words.field).fill("2011 db");
    await check(page).click();
    expect(new URL((await asked).url()).search).toBe("?postalCode=2011db");
    await expect(page).toHaveURL(`/${language}/?page=address-selection`);
    await expect(page.getByLabel(words.screen1, { exact: true })).toHaveValue("2011DB");
    await expect(page.getByText(words.firstPickup)).toBeVisible();
  });
}

for (const language of variants(LANGUAGES, 1)) {
  const words = WORDS[language];
  test(`a postal code outside the area opens the dialog and clears the field in ${language} [HOME-08]`, async ({
    page,
  }) => {
    await open(page, `/${language}/`);
    const field = page.getByLabel(words.field);
    await field.fill("3011AD");
    await check(page).click();
    await expect(page.getByRole("dialog", { name: words.title })).toBeVisible();
    await expect(field).toHaveValue("");
    const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    expect(stored).toMatchObject({
      outOfAreaPostalCode: "3011AD",
      outOfAreaHouseNumber: "",
      outOfAreaAddition: "",
      outOfAreaReason: "not_in_service_area",
    });
  });
}

for (const language of variants(LANGUAGES, 0)) {
  const words = WORDS[language];
  test(`the steps are a slider for keys, touch and buttons on a phone, columns on a desktop, in ${language} [HOME-11]`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, `/${language}/`);
    const slider = page.getByRole("list", { name: /vier stappen|four steps/ });
    const scrolled = () => slider.evaluate((list) => list.scrollLeft);
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(scrolled).toBeGreaterThan(0);
    await slider.evaluate((list) => list.scrollTo(0, 0));
    await page.getByRole("button", { name: words.next }).click();
    await expect.poll(scrolled).toBeGreaterThan(100);
    await page.setViewportSize(DESKTOP);
    await expect
      .poll(() => slider.evaluate((list) => list.scrollWidth <= list.clientWidth))
      .toBe(true);
    await expect(page.getByRole("button", { name: words.next })).toBeHidden();
  });
}

test("Check is usable only with four digits in a row, and says so [HOME-05] [RULE-02]", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/en/");
  await expect(check(page)).toBeDisabled();
  for (const [typed, usable] of [
    ["123", false],
    ["12 34 AB", true],
    ["12A34", false],
    ["1234", true],
  ] as const) {
    await page.getByLabel("Do we come").fill(typed);
    await expect(check(page)).toBeEnabled({ enabled: usable });
  }
  await page.getByLabel("Do we come").fill("12AB");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter four digits and two letters")).toBeVisible();
  await expect(page.getByLabel("Do we come")).toBeFocused();
  expect(asked.filter((url) => url.includes("/service-areas/"))).toEqual([]);
});

test("a check that gets no good answer opens the dialog as unavailable [HOME-08] [AREA-07]", async ({
  page,
}) => {
  await page.route("**/api/service-areas/**", (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, "/en/");
  await page.getByLabel("Do we come").fill("2011DB");
  await check(page).click();
  await expect(page.getByRole("dialog")).toContainText("couldn’t check this address just now");
  expect(await page.evaluate(() => localStorage.getItem("outOfAreaReason"))).toBe(
    "external_service_error",
  );
});

test("the order address serves the same page [ROUTE-11]", async ({ page }) => {
  await open(page, "/en/order");
  await page.getByLabel("Do we come").fill("2011DB");
  await check(page).click();
  await expect(page).toHaveURL("/en/order?page=address-selection");
});

test("a visitor who types and presses Check before the app has come gets the answer", async ({
  page,
}) => {
  await page.route(`**/${builtFile("src/entry-client.tsx")}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto("/en/");
  await page.getByLabel("Do we come").fill("2011DB");
  await check(page).click({ force: true });
  await expect(page).toHaveURL("/en/?page=address-selection");
  await expect(page.getByText("First pickup: Wednesday 18 November, 08:00")).toBeVisible();
});

test("a page that never comes to rest starts all the same", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, options) =>
      options?.timeout ? window.setTimeout(work, options.timeout) : 0;
  });
  await open(page, "/en/");
});

for (const moment of ["before", "after"] as const) {
  test(`a code sent ${moment} the app turns out not to come is checked as without scripts`, async ({
    page,
  }) => {
    const isSent = Promise.withResolvers<void>();
    await page.route(`**/${builtFile("src/entry-client.tsx")}`, async (route) => {
      if (moment === "before") await isSent.promise;
      await route.abort();
    });
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/en/");
    if (moment === "after") await failed;
    await page.getByLabel("Do we come").fill("2011DB");
    await page.keyboard.press("Enter");
    isSent.resolve();
    await expect(page).toHaveURL("/en/?page=address-selection&postalCode=2011DB");
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the check leads to screen 1 with the code in its query", async ({ page }) => {
    await page.goto("/en/");
    await page.getByLabel("Do we come").fill("2011DB");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/en/?page=address-selection&postalCode=2011DB");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
