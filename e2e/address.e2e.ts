import type { Page } from "@playwright/test";
import { DEVICES, expect, expectAccessible, open, ready, test, variants } from "./fixtures.ts";

const WORDS = {
  nl: {
    postalCode: "Postcode",
    houseNumber: "Huisnummer",
    addition: "Toevoeging of verdieping",
    check: "Check beschikbaarheid",
    title: "Ach, wat jammer! We kunnen nog niet bij jou aan de deur komen",
    outside: "In 3011 AD rijden we nog niet",
    email: "E-mailadres",
    consent: "Ik wil een e-mail krijgen als jullie in mijn postcodegebied komen.",
    subscribe: "Laat het me weten",
    thanks: "Je hoort van ons",
    thankYou: "Dank je wel. Zodra we in 3011 AD rijden, krijg je een e-mail.",
    close: "Sluiten",
    generic: "Oeps! Er ging bij ons iets mis.",
  },
  en: {
    postalCode: "Postal code",
    houseNumber: "House number",
    addition: "Addition or floor",
    check: "Check availability",
    title: "Aww, shucks! We can't come to your door just yet",
    outside: "We don’t come to 3011 AD yet",
    email: "E-mail",
    consent: "I agree to receive an e-mail when the service is available in my zip code area.",
    subscribe: "Tell me when you come",
    thanks: "You’ll hear from us",
    thankYou: "Thank you. As soon as we come to 3011 AD, you’ll get an e-mail.",
    close: "Close",
    generic:
      "Oops! Something went wrong at our side. We have been notified and will immediately start fixing it.",
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

type Typed = { postalCode: string; houseNumber: string; addition?: string };

async function fill(page: Page, words: Words, typed: Typed): Promise<void> {
  await page.getByLabel(words.postalCode, { exact: true }).fill(typed.postalCode);
  await page.getByLabel(words.houseNumber).fill(typed.houseNumber);
  await page.getByLabel(words.addition).fill(typed.addition ?? "");
}
async function check(page: Page, words: Words, typed: Typed): Promise<void> {
  await fill(page, words, typed);
  await page.getByRole("button", { name: words.check }).click();
}
const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
const dialog = (page: Page, words: Words) => page.getByRole("dialog", { name: words.title });

for (const { device, viewport, language } of variants(DEVICES, 0)) {
  const words = WORDS[language];
  test(`a visitor outside the area subscribes, in ${language} on a ${device} [AREA-09] [AREA-10] [AREA-11] [AREA-16] [AREA-17] [AREA-18] [AREA-19] [AREA-20] [AREA-22] [AREA-23] [RULE-09] [ERR-25]`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, `/${language}/?page=address-selection`);
    await check(page, words, { postalCode: "3011 ad", houseNumber: "40" });
    const box = dialog(page, words);
    await expect(box).toContainText(words.outside);
    expect(await stored(page)).toMatchObject({
      outOfAreaPostalCode: "3011AD",
      outOfAreaHouseNumber: "40",
      outOfAreaAddition: "",
      outOfAreaReason: "not_in_service_area",
    });

    const subscribe = box.getByRole("button", { name: words.subscribe });
    await expect(subscribe).toBeDisabled();
    await box.getByLabel(words.email, { exact: true }).fill("sam@voorbeeld");
    await box.getByLabel(words.consent).check();
    await expect(subscribe).toBeDisabled();
    const email = `sam-${language}-${device}@voorbeeld.nl`;
    await box.getByLabel(words.email, { exact: true }).fill(email);
    await box.getByLabel(words.consent).uncheck();
    await expect(subscribe).toBeDisabled();
    await box.getByLabel(words.consent).check();
    const sent = page.waitForRequest("**/api/service-areas/request");
    await subscribe.click();
    expect((await sent).postDataJSON()).toEqual({
      postalCode: "3011AD",
      email,
      houseAddition: null,
      houseNumber: "40",
      reason: "not_in_service_area",
    });
    const thanks = page.getByRole("dialog", { name: words.thanks });
    await expect(thanks).toContainText(words.thankYou);
    expect(Object.keys(await stored(page)).filter((key) => key.startsWith("outOf"))).toEqual([]);
    const rows = await server.query(
      "SELECT postal_code, reason FROM area_requests WHERE email = $1",
      [email],
    );
    expect(rows).toEqual([{ postal_code: "3011AD", reason: "not_in_service_area" }]);

    await thanks.getByRole("button", { name: words.close }).first().click();
    await expect(thanks).toBeHidden();
    for (const label of [words.postalCode, words.houseNumber, words.addition]) {
      await expect(page.getByLabel(label).first()).toHaveValue("");
    }
    await expect(page.getByLabel(words.postalCode, { exact: true })).toBeFocused();
  });
}

test.describe("on screen 1", () => {
  const words = WORDS.en;
  test.beforeEach(async ({ page }) => open(page, "/en/?page=address-selection"));

  test("the check asks the address service and the area with the normalised code [AREA-01] [AREA-02] [AREA-03] [RULE-03]", async ({
    page,
  }) => {
    const validate = page.waitForRequest("**/api/addresses/validate");
    const area = page.waitForRequest("**/api/service-areas/**");
    await check(page, words, { postalCode: "2011 db", houseNumber: "18", addition: "a" });
    expect((await validate).postDataJSON()).toEqual({
      PostalCode: "2011DB",
      HouseNumber: "18",
      Addition: "A".toLowerCase(),
    });
    expect((await area).url()).toContain("/api/service-areas/?postalCode=2011DB");
    await expect(page).toHaveURL("/en/?page=email-input");
  });

  test("the button needs a postal code and a house number [FLOW-11] [RULE-04]", async ({
    page,
  }) => {
    const button = page.getByRole("button", { name: words.check });
    await expect(button).toBeDisabled();
    await fill(page, words, { postalCode: "2011DB", houseNumber: "" });
    await expect(button).toBeDisabled();
    await fill(page, words, { postalCode: "20", houseNumber: "18" });
    await expect(button).toBeDisabled();
    await fill(page, words, { postalCode: "2011DB", houseNumber: "18" });
    await expect(button).toBeEnabled();
  });

  test("an unknown addition is told so, and the register's doors can be chosen [AREA-04] [AREA-10]", async ({
    page,
  }) => {
    await check(page, words, { postalCode: "2011DB", houseNumber: "18", addition: "Z" });
    const box = dialog(page, words);
    await expect(box).toContainText("We know this house number, but not as 2011 DB 18-Z");
    expect(await stored(page)).toMatchObject({
      outOfAreaAddition: "Z",
      outOfAreaReason: "post_nl_validation",
    });
    const doors = box.getByRole("list", { name: "Doors at this house number" });
    expect(await doors.getByRole("button").allTextContents()).toEqual([
      "18",
      "18-2 hoog",
      "18-A",
      "18-B",
    ]);
    await box.getByText("Is it correct?").click();
    await expect(box.getByLabel("Street")).toHaveValue("Lange Veerstraat");
    await expect(box.getByLabel("City")).toHaveValue("Haarlem");
    await expectAccessible(page);
    await doors.getByRole("button", { name: "18-B" }).click();
    await expect(page).toHaveURL("/en/?page=email-input");
    await expect(page.getByText("Lange Veerstraat 18-B").first()).toBeVisible();
  });

  test("a failed check says its reason first and largest, and one press brings back what was typed [AREA-10] [AREA-16]", async ({
    page,
  }) => {
    await check(page, words, { postalCode: "2011DB", houseNumber: "999" });
    const box = dialog(page, words);
    const sizeOf = (text: string) =>
      box.getByText(text).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf("We can’t find 2011 DB 999.")).toBeGreaterThan(await sizeOf(words.title));
    await box.getByRole("button", { name: "Change the address" }).click();
    await expect(box).toBeHidden();
    await expect(page.getByLabel(words.postalCode, { exact: true })).toHaveValue("2011DB");
    await expect(page.getByLabel(words.houseNumber)).toHaveValue("999");
  });

  test("an address that the register does not know can be typed by hand in our area [AREA-06] [AREA-10]", async ({
    page,
  }) => {
    await check(page, words, { postalCode: "2011DB", houseNumber: "999" });
    const box = dialog(page, words);
    await expect(box).toContainText("We can’t find 2011 DB 999");
    await expect(box).not.toContainText("We don’t come to");
    await box.getByText("Is it correct?").click();
    const goOn = box.getByRole("button", { name: "Continue with this address" });
    await expect(goOn).toBeDisabled();
    await box.getByLabel("Street").fill("Nieuwe Bleek");
    await box.getByLabel("City").fill("Haarlem");
    await goOn.click();
    await expect(page).toHaveURL("/en/?page=email-input");
    await expect(page.getByText("Nieuwe Bleek 999").first()).toBeVisible();
    expect(Object.keys(await stored(page)).filter((key) => key.startsWith("outOf"))).toEqual([]);
  });

  test("an address service that is away counts as a failed validation [AREA-06] [ERR-09] [AREA-12]", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route("**/api/addresses/validate", (route) => route.abort());
    await check(page, words, { postalCode: "2011DB", houseNumber: "18" });
    await expect(dialog(page, words)).toBeVisible();
    expect((await stored(page)).outOfAreaReason).toBe("post_nl_validation");
    expect(logged).toContain("address check: post_nl_validation");
  });

  test("an area call that fails is told as unavailable, not as outside [AREA-07] [AREA-08] [AREA-10] [ERR-09]", async ({
    page,
  }) => {
    await page.route("**/api/service-areas/**", (route) =>
      route.fulfill({ status: 503, json: {} }),
    );
    await check(page, words, { postalCode: "2011DB", houseNumber: "18" });
    await expect(dialog(page, words)).toContainText("couldn’t check this address just now");
    expect((await stored(page)).outOfAreaReason).toBe("external_service_error");
  });

  test("an addition and a house number are sent as typed when subscribing [AREA-21]", async ({
    page,
  }) => {
    await page.route("**/api/addresses/validate", (route) =>
      route.fulfill({
        json: [
          {
            FormattedAddress: ["Kerkstraat 4-C", "3011 AD Rotterdam"],
            City: "Rotterdam",
            Street: "Kerkstraat",
            HouseNumber: "4",
            Addition: "C",
          },
        ],
      }),
    );
    await check(page, words, { postalCode: "3011AD", houseNumber: "4", addition: "c" });
    const box = dialog(page, words);
    await box.getByLabel(words.email, { exact: true }).fill("kim@voorbeeld.nl");
    await box.getByLabel(words.consent).check();
    const sent = page.waitForRequest("**/api/service-areas/request");
    await box.getByRole("button", { name: words.subscribe }).click();
    expect((await sent).postDataJSON()).toMatchObject({ houseNumber: "4", houseAddition: "c" });
  });

  test("a subscription that fails keeps the dialog and says so in it [AREA-22] [ERR-24]", async ({
    page,
    server,
  }) => {
    await page.route("**/api/service-areas/request", (route) =>
      route.fulfill({ status: 500, json: { type: "internal_error", title: "x", extra: {} } }),
    );
    await check(page, words, { postalCode: "3011AD", houseNumber: "40" });
    const box = dialog(page, words);
    await box.getByLabel(words.email, { exact: true }).fill("kim@voorbeeld.nl");
    await box.getByLabel(words.consent).check();
    const told = page.waitForResponse("**/api/client-failures");
    await box.getByRole("button", { name: words.subscribe }).click();
    await expect(box.getByRole("alert")).toHaveText(words.generic);
    await expect(box.getByText("That didn’t work. Please try again.")).toBeVisible();
    await expect(box.getByRole("button", { name: words.subscribe })).toBeEnabled();
    expect((await told).request().postDataJSON()).toEqual({ kind: "area-request", route: "home" });
    expect((await told).status()).toBe(204);
    expect(server.log()).not.toContain("kim@voorbeeld.nl");
  });

  test("the dialog closes by Escape and leaves an empty form with focus in it [AREA-23] [AREA-11]", async ({
    page,
  }) => {
    await fill(page, words, { postalCode: "3011AD", houseNumber: "40" });
    await page.keyboard.press("Enter");
    await expect(dialog(page, words)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page, words)).toBeHidden();
    await expect(page.getByLabel(words.postalCode, { exact: true })).toBeFocused();
    await expect(page.getByLabel(words.postalCode, { exact: true })).toHaveValue("");
    await expect(page.getByLabel(words.houseNumber)).toHaveValue("");
  });
});

test.describe("with scripts that come 3 seconds late", () => {
  const words = WORDS.nl;
  const slow = (page: Page) =>
    page.route("**/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });

  test("what was typed before they run is kept, all of it, and can be sent [FLOW-09] [FLOW-11]", async ({
    page,
  }) => {
    await slow(page);
    await page.goto("/nl/?page=address-selection");
    await fill(page, words, { postalCode: "2011db", houseNumber: "18", addition: "A" });
    await ready(page);
    await expect(page.getByLabel(words.postalCode, { exact: true })).toHaveValue("2011DB");
    await expect(page.getByLabel(words.houseNumber)).toHaveValue("18");
    await expect(page.getByLabel(words.addition)).toHaveValue("A");
    await page.getByRole("button", { name: words.check }).click();
    await page.waitForURL(/page=email-input/);
  });

  test("the code of the home page stands in its field from the start and stays beside a number that was typed early [HOME-07] [FLOW-09]", async ({
    page,
  }) => {
    await open(page, "/nl/");
    await slow(page);
    await page.getByLabel("Komen we bij jou langs?").fill("2011 db");
    await page.keyboard.press("Enter");
    await page.waitForURL(/page=address-selection/);
    const postalCode = page.getByLabel(words.postalCode, { exact: true });
    await expect(postalCode).toHaveValue("2011DB", { timeout: 2500 });
    await page.getByLabel(words.houseNumber).fill("18");
    await expect(page.locator("html[data-ready]")).toHaveCount(0);
    await ready(page);
    await expect(postalCode).toHaveValue("2011DB");
    await expect(page.getByLabel(words.houseNumber)).toHaveValue("18");
    await expect(page).toHaveURL("/nl/?page=address-selection");
    await page.getByRole("button", { name: words.check }).click();
    await page.waitForURL(/page=email-input/);
  });

  test("a code that was emptied before they run stays empty [FLOW-09]", async ({ page }) => {
    await slow(page);
    await page.goto("/nl/?page=address-selection&postalCode=2011DB");
    await page.getByLabel(words.postalCode, { exact: true }).fill("");
    await ready(page);
    await expect(page.getByLabel(words.postalCode, { exact: true })).toHaveValue("");
    await expect(page.getByRole("button", { name: words.check })).toBeDisabled();
  });
});
