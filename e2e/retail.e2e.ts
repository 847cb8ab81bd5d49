import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { expect, open, test, variants } from "./fixtures.ts";
import {
  backspace,
  collectCalls,
  key,
  keypad,
  nameOf,
  pressCode,
  refuse,
  SCREENS,
  shownCode,
  typeCode,
  WORDS,
} from "./locations.ts";
import { pauseClock } from "./paused-clock.ts";

test.use({ serviceWorkers: "block" });

for (const { language, viewport } of variants(SCREENS, 1)) {
  const words = WORDS[language];
  test.describe(`retail, ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a drop-off is placed by anyone with a code [CODE-13] [CODE-15] [CODE-16] [CODE-19] [CODE-20] [CODE-22] [CODE-23] [CODE-26] [API-27] [API-30]", async ({
      page,
      server,
    }) => {
      const calls = collectCalls(page);
      await open(page, `/${language}/retail`);
      const place = page.getByRole("button", { name: words.placeRetail });
      await expect(place).toHaveCount(0);
      await pressCode(page, "7430");
      await expect(page.getByRole("heading", { name: "Kapsalon De Krul" })).toBeVisible();
      await expect(page.getByText(/Gedempte Oude Gracht 41/)).toBeVisible();
      await expect(keypad(page)).toHaveCount(0);

      const answered = page.waitForResponse("**/api/orders/retail/no-terminal");
      await place.click();
      const answer = await answered;
      await expect(page.getByRole("heading", { name: words.retailPlaced })).toBeVisible();
      expect(answer.request().postDataJSON()).toEqual({ code: "7430" });
      expect(answer.request().headers().authorization).toBeUndefined();
      expect(calls.map(nameOf)).toEqual([
        "GET /service-points/by-code/7430",
        "POST /orders/retail/no-terminal",
      ]);

      const { number } = await answer.json();
      const [row] = await server.query<{ pickup_date: string; pickup_from: string }>(
        "SELECT pickup_date::text, pickup_from FROM orders WHERE number = $1 AND kind = 'retail'",
        [number],
      );
      const day = new Date(`${row?.pickup_date}T12:00Z`).toLocaleDateString(
        language === "nl" ? "nl-NL" : "en-GB",
        { weekday: "long", day: "2-digit", month: "long" },
      );
      const summary = page.locator("main");
      await expect(summary).toContainText(day.replace(",", ""));
      const until = `${String(Number(row?.pickup_from.slice(0, 2)) + 2).padStart(2, "0")}:00`;
      await expect(summary).toContainText(`${row?.pickup_from}\u00a0–\u00a0${until}`);
    });
  });
}

for (const { language, viewport } of variants(SCREENS, 0)) {
  const words = WORDS[language];
  test.describe(`retail, ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a wrong code and a refused order each bring the empty keypad back and say so [CODE-18] [CODE-24] [ERR-13] [ERR-14]", async ({
      page,
    }) => {
      await refuse(page, "/orders/retail/no-terminal", 500, "internal_error");
      await open(page, `/${language}/retail`);
      await pressCode(page, "9999");
      await expect(page.getByText(words.notFound)).toBeVisible();
      await expect(keypad(page)).toBeVisible();
      expect(await shownCode(page)).toBe("");

      await typeCode(page, "7430");
      await page.getByRole("button", { name: words.placeRetail }).click();
      await expect(page.getByText(words.notPlaced)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Kapsalon De Krul" })).toHaveCount(0);
      await expect(keypad(page)).toBeVisible();
      expect(await shownCode(page)).toBe("");
    });
  });
}

for (const language of variants(LANGUAGES, 1)) {
  test(`the keypad has its keys and says what a code looks like, ${language} [CODE-01] [CODE-02]`, async ({
    page,
  }) => {
    await open(page, `/${language}/retail`);
    for (const digit of "1234567890") await expect(key(page, digit)).toBeVisible();
    await expect(backspace(page)).toBeVisible();
    await expect(page.getByText(WORDS[language].caption, { exact: true })).toBeVisible();
  });
}

test.describe("the keypad", () => {
  test.beforeEach(async ({ page }) => open(page, "/nl/retail"));

  test("appends digits and takes the last one away [CODE-03] [CODE-04]", async ({ page }) => {
    await pressCode(page, "743");
    expect(await shownCode(page)).toBe("743");
    await backspace(page).click();
    expect(await shownCode(page)).toBe("74");
  });

  test("is emptied by holding backspace for a second, not by a shorter press [CODE-05]", async ({
    page,
  }) => {
    await page.clock.install({ time: "2026-11-16T09:00:00+01:00" });
    await open(page, "/nl/retail");
    await pressCode(page, "743");
    await pauseClock(page);
    await backspace(page).hover();
    await page.mouse.down();
    await page.clock.fastForward(900);
    await page.mouse.up();
    expect(await shownCode(page)).toBe("74");
    await page.mouse.down();
    await page.clock.fastForward(1000);
    expect(await shownCode(page)).toBe("");
    await page.mouse.up();
    expect(await shownCode(page)).toBe("");
  });

  test("has a key that clears without holding", async ({ page }) => {
    await pressCode(page, "743");
    await page.getByRole("button", { name: "Wis", exact: true }).click();
    expect(await shownCode(page)).toBe("");
  });

  test("follows the physical keyboard and ignores all but digits [CODE-06] [CODE-09]", async ({
    page,
  }) => {
    for (const pressed of ["7", "a", "-", ".", ",", "e", "4", "Backspace", "3"]) {
      await page.keyboard.press(pressed);
    }
    expect(await shownCode(page)).toBe("73");
  });

  test("is emptied by Escape and stays [CODE-08]", async ({ page }) => {
    await typeCode(page, "743");
    await page.keyboard.press("Escape");
    expect(await shownCode(page)).toBe("");
    await expect(keypad(page)).toBeVisible();
  });

  test("looks up once at the fourth digit, whatever is pressed meanwhile [CODE-07] [CODE-10] [CODE-12] [CODE-27] [RULE-14]", async ({
    page,
  }) => {
    const calls = collectCalls(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/service-points/**", async (route) => {
      await held;
      await route.continue();
    });
    await typeCode(page, "743");
    await page.keyboard.press("Enter");
    expect(calls).toHaveLength(0);
    await typeCode(page, "0");
    await expect(page.getByText("We zoeken de locatie…")).toBeVisible();
    await typeCode(page, "19");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await shownCode(page)).toBe("7430");
    answer();
    await expect(page.getByRole("heading", { name: "Kapsalon De Krul" })).toBeVisible();
    expect(calls.map(nameOf)).toEqual(["GET /service-points/by-code/7430"]);
  });

  test("lets Tab move focus from key to key [CODE-07]", async ({ page }) => {
    await key(page, "1").focus();
    await page.keyboard.press("Tab");
    await expect(key(page, "2")).toBeFocused();
  });

  test("keeps leading zeros [CODE-11]", async ({ page }) => {
    const calls = collectCalls(page);
    await pressCode(page, "0012");
    await expect(page.getByRole("heading", { name: "Boekhandel Bladzij" })).toBeVisible();
    expect(calls.map(nameOf)).toEqual(["GET /service-points/by-code/0012"]);
  });

  test("comes back empty for a new code [CODE-17]", async ({ page }) => {
    await pressCode(page, "7430");
    await page.getByRole("link", { name: "Andere code invoeren" }).click();
    await expect(keypad(page)).toBeVisible();
    expect(await shownCode(page)).toBe("");
    await pressCode(page, "0012");
    await expect(page.getByRole("heading", { name: "Boekhandel Bladzij" })).toBeVisible();
  });
});

test("the place button is shut while the order is on its way [CODE-19]", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/orders/**", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/nl/retail");
  await typeCode(page, "7430");
  await page.getByRole("button", { name: "Plaats bestelling" }).click();
  const busy = page.getByRole("button", { name: "Even geduld" });
  await expect(busy).toBeDisabled();
  answer();
  await expect(page.getByRole("heading", { name: "Bestelling geplaatst" })).toBeVisible();
});

test("the summary shows day and hours as they are in Amsterdam [CODE-22] [CODE-23]", async ({
  page,
}) => {
  await page.route("**/api/orders/retail/no-terminal", (route) =>
    route.fulfill({
      status: 201,
      json: {
        id: "1",
        number: "W-1",
        pickupTime: "2026-11-30T23:30:00Z",
        frames: { pickup: { from: "2026-12-01T07:00:00Z", to: "2026-12-01T09:00:00Z" } },
      },
    }),
  );
  await open(page, "/en/retail");
  await typeCode(page, "7430");
  await page.getByRole("button", { name: "Place order" }).click();
  const summary = page.locator("main");
  await expect(summary).toContainText("Tuesday 01 December");
  await expect(summary).toContainText("00:30");
  await expect(summary).toContainText("08:00\u00a0–\u00a010:00");
});

test("a drop-off can be placed with the keyboard alone", async ({ page }) => {
  await open(page, "/nl/retail");
  await typeCode(page, "7430");
  await expect(page.getByRole("heading", { name: "Kapsalon De Krul" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Plaats bestelling" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Bestelling geplaatst" })).toBeFocused();
});

test("success can be read from two metres", async ({ page }) => {
  await open(page, "/nl/retail");
  await typeCode(page, "7430");
  await page.getByRole("button", { name: "Plaats bestelling" }).click();
  const words = page.getByRole("heading", { name: "Bestelling geplaatst" });
  const size = await words.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(44);
  const tick = await page.locator("main span:has(> svg)").first().boundingBox();
  expect(tick?.width).toBeGreaterThanOrEqual(128);
});

test("a customer who is logged in uses the keypad as everyone does [CODE-28]", async ({ page }) => {
  await open(page, "/nl/?page=address-selection");
  await page.getByLabel("E-mailadres").first().fill("demo@waslijn.example");
  await page.getByLabel("Wachtwoord").first().fill("schone-was-2026");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("sessionType"))).toBe("user");
  await open(page, "/nl/retail");
  await typeCode(page, "7430");
  await page.getByRole("button", { name: "Plaats bestelling" }).click();
  await expect(page.getByRole("heading", { name: "Bestelling geplaatst" })).toBeVisible();
});
