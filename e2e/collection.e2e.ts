import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { expect, open, test, variants } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import {
  collectCalls,
  keypad,
  nameOf,
  pressCode,
  refuse,
  SCREENS,
  shownCode,
  typeCode,
  WORDS,
} from "./locations.ts";

test.use({ serviceWorkers: "block" });

for (const { language, viewport } of variants(SCREENS, 0)) {
  const words = WORDS[language];
  test.describe(`collection, ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a collection is placed and counted [CODE-14] [CODE-16] [CODE-21] [CODE-22] [CODE-23] [CODE-25] [CODE-26] [SESS-29] [API-31]", async ({
      page,
      server,
    }) => {
      const [before] = await server.query<{ placed: number }>(
        "SELECT coalesce(sum(placed), 0)::int AS placed FROM daily_counts WHERE subject LIKE 'collection:%' AND subject LIKE '%' || (SELECT id FROM service_points WHERE kind = 'retail' AND code = '5051')",
      );
      const placed = before?.placed ?? 0;
      const calls = collectCalls(page);
      await open(page, `/${language}/collection`);
      await pressCode(page, "5051");
      await expect(page.getByRole("heading", { name: "Fietsenmaker Dom" })).toBeVisible();
      await expect(page.getByText(`${placed} / 10`)).toBeVisible();
      await page.getByRole("button", { name: words.placeCollection }).click();
      await expect(page.getByRole("heading", { name: words.collectionPlaced })).toBeVisible();
      await expect(page.getByText(`${placed + 1} / 10`)).toBeVisible();
      await expect(page.locator("main")).toContainText(/\d\d:00\u00a0–\u00a0\d\d:00/);
      expect(calls.map(nameOf)).toEqual([
        "GET /service-points/by-code/5051",
        "POST /order-collections",
      ]);
      expect(calls[1]?.postDataJSON()).toEqual({ code: "5051" });
      expect(await page.evaluate(() => localStorage.getItem("sessionToken") ?? "")).toBe("");
    });
  });
}

for (const { language, viewport } of variants(SCREENS, 1)) {
  const words = WORDS[language];
  test.describe(`collection, ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a wrong code and a refused collection bring the empty keypad back [CODE-18] [CODE-24] [ERR-13] [ERR-14]", async ({
      page,
    }) => {
      await refuse(page, "/order-collections", 500, "internal_error");
      await open(page, `/${language}/collection`);
      await pressCode(page, "9999");
      await expect(page.getByText(words.notFound)).toBeVisible();
      await typeCode(page, "7430");
      await page.getByRole("button", { name: words.placeCollection }).click();
      await expect(page.getByText(words.notPlaced)).toBeVisible();
      await expect(keypad(page)).toBeVisible();
      expect(await shownCode(page)).toBe("");
    });
  });
}

for (const { language, viewport } of variants(SCREENS, 2)) {
  const words = WORDS[language];
  test.describe(`collection, ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("at its limit a location cannot place and is told why [CODE-25]", async ({
      page,
      request,
    }) => {
      for (let order = 0; order < 4; order++) {
        await request.post("/api/order-collections", { data: { code: "4418" } });
      }
      await open(page, `/${language}/collection`);
      await pressCode(page, "4418");
      await expect(page.getByText("3 / 3")).toBeVisible();
      const place = page.getByRole("button", { name: words.placeCollection });
      await expect(place).toBeDisabled();
      await expect(place).toHaveAccessibleDescription(/(al 3 ophaalverzoeken|its 3 collections)/);
    });
  });
}

test("a limit that is reached meanwhile is told as the reason [CODE-24] [CODE-25]", async ({
  page,
}) => {
  await refuse(page, "/order-collections", 409, "items_limit_reached");
  await open(page, "/nl/collection");
  await typeCode(page, "7430");
  await page.getByRole("button", { name: "Plaats ophaalverzoek" }).click();
  await expect(
    page.getByText(/niet geplaatst: deze locatie zit vandaag aan de limiet/),
  ).toBeVisible();
});

test("a location without company, laundry and hubs is no fault [API-29]", async ({ page }) => {
  await page.route("**/api/service-points/**", (route) => route.fulfill({ json: {} }));
  await open(page, "/nl/collection");
  await typeCode(page, "7430");
  await expect(page.getByRole("heading", { name: "Locatie 7430" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Plaats ophaalverzoek" })).toBeEnabled();
});

for (const language of variants(LANGUAGES, 1)) {
  test(`every entry point welcomes with a title of its own, ${language} [HOME-02]`, async ({
    page,
  }) => {
    const titles: string[] = [];
    for (const path of ["", "re-use", "re-cover", "retail", "collection", "b2b"]) {
      await open(page, `/${language}/${path}`);
      titles.push(await page.getByRole("heading", { level: 1 }).innerText());
    }
    expect(new Set(titles).size).toBe(6);
  });
}

test("a collection can be placed with the keyboard alone", async ({ page }) => {
  await open(page, "/en/collection");
  await typeCode(page, "7430");
  await expect(page.getByRole("heading", { name: "Kapsalon De Krul" })).toBeFocused();
  await tabTo(page, /^Place collection order/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: WORDS.en.collectionPlaced })).toBeFocused();
});
