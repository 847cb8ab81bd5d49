import type { Page } from "@playwright/test";
import { DESKTOP, expect, open, test, variants } from "./fixtures.ts";
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
} from "./locations.ts";
import { b2bFound, chooseWindow, fillB2b } from "./states/locations.ts";

test.use({ serviceWorkers: "block" });

const MESSAGE = "Voer een getal groter dan 0 in";
const place = (page: Page) =>
  page.getByRole("button", { name: /^(Plaats bestelling|Place order)$/ });
const bags = (page: Page) => page.getByRole("textbox", { name: /Aantal waszakken|Number of bags/ });
const placed = (page: Page) =>
  page.getByRole("heading", { name: /Bestelling geplaatst|Order placed/ });
const events = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: { event?: string }[] };
    return dataLayer.filter(({ event }) => event === "select-time").length;
  });

for (const { language, viewport } of variants(SCREENS, 0)) {
  test.describe(`business order, ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a location orders services, bags and windows [B2B-01] [B2B-03] [B2B-04] [B2B-05] [B2B-08] [B2B-09] [B2B-10] [B2B-17] [B2B-18] [B2B-19] [B2B-23] [CODE-26] [SESS-29] [API-28] [API-32] [API-49]", async ({
      page,
      server,
    }) => {
      const calls = collectCalls(page);
      await open(page, `/${language}/b2b`);
      await expect(place(page)).toHaveCount(0);
      await fillB2b(page);
      await expect(page.getByText(/Lange Veerstraat 20/)).toBeVisible();
      await place(page).click();
      await expect(placed(page)).toBeVisible();
      await expect(place(page)).toHaveCount(0);

      const names = calls.map(nameOf);
      expect(names[0]).toBe("GET /service-points/b2b/by-code/8120");
      expect(names).toContain("GET /services");
      expect(names).toContain("GET /times/b2b/available/8120/pickup");
      const order = calls.at(-1);
      expect(nameOf(order!)).toBe("POST /orders/b2b");
      const body = order?.postDataJSON();
      expect(Object.keys(body).sort()).toEqual(
        ["code", "deliveryTime", "pickupPacksQty", "pickupTime", "services"].sort(),
      );
      expect(body).toMatchObject({
        code: "8120",
        services: ["wash-and-fold", "bed-linen"],
        pickupPacksQty: 3,
      });
      expect(order?.headers().authorization).toBeUndefined();
      const moment = encodeURIComponent(body.pickupTime.slice(0, 19));
      expect(names).toContain(`GET /times/b2b/available/8120/delivery/${moment}`);

      const rows = await server.query(
        "SELECT bags, services FROM orders WHERE kind = 'b2b' AND pickup_at = $1 AND delivery_at = $2",
        [body.pickupTime, body.deliveryTime],
      );
      expect(rows).toContainEqual({ bags: 3, services: ["wash-and-fold", "bed-linen"] });
      const summary = page.locator("main");
      for (const shown of [
        "Hotel De Gouden Leeuw",
        language === "nl" ? "Wassen en vouwen, Beddengoed" : "Wash and fold, Bed linen",
        `${body.pickupTime.slice(11, 16)}\u00a0–`,
        `${body.deliveryTime.slice(11, 16)}\u00a0–`,
      ]) {
        await expect(summary).toContainText(shown);
      }
    });
  });
}

for (const { language, viewport } of variants(SCREENS, 1)) {
  test.describe(`business order, ${language} at ${viewport.width}`, () => {
    test.use({ viewport });

    test("a wrong code and a refused order bring the empty keypad back [B2B-20] [B2B-21] [ERR-13] [ERR-14]", async ({
      page,
    }) => {
      await refuse(page, "/orders/b2b", 500, "internal_error");
      await open(page, `/${language}/b2b`);
      await pressCode(page, "9999");
      await expect(page.getByText(/kennen we niet|Location not found/)).toBeVisible();
      expect(await shownCode(page)).toBe("");
      await fillB2b(page);
      await place(page).click();
      await expect(
        page.getByText(/De bestelling is niet geplaatst|The order could not be placed/),
      ).toBeVisible();
      await expect(page.getByRole("heading", { name: "Hotel De Gouden Leeuw" })).toHaveCount(0);
      expect(await shownCode(page)).toBe("");
    });
  });
}

test("the bag count is one at first and a whole number above zero, in both languages [B2B-06] [B2B-07] [RULE-16]", async ({
  page,
}) => {
  await open(page, "/nl/b2b");
  await typeCode(page, "8120");
  await expect(bags(page)).toHaveValue("1");
  for (const wrong of ["0", "-1", "1.5", ""]) {
    await bags(page).fill(wrong);
    await expect(bags(page)).toHaveAccessibleDescription(MESSAGE);
  }
  await bags(page).fill("2");
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
  await open(page, "/en/b2b");
  await typeCode(page, "8120");
  await bags(page).fill("0");
  await expect(bags(page)).toHaveAccessibleDescription(
    `${MESSAGE} (Enter a number greater than 0)`,
  );
});

test("a wrong bag count alone keeps the place button shut [B2B-16]", async ({ page }) => {
  await open(page, "/nl/b2b");
  await fillB2b(page);
  await expect(place(page)).toBeEnabled();
  await bags(page).fill("0");
  await expect(place(page)).toBeDisabled();
});

test("without a service nothing is sent and a hint says so [B2B-15]", async ({ page }) => {
  const calls = collectCalls(page);
  await open(page, "/nl/b2b");
  await fillB2b(page);
  for (const name of ["Wassen en vouwen", "Beddengoed"]) {
    await page.getByRole("checkbox", { name }).uncheck();
  }
  await place(page).click();
  await expect(page.getByText("Kies minstens één dienst.")).toBeVisible();
  expect(calls.filter((call) => call.method() === "POST")).toEqual([]);
  await page.getByRole("checkbox", { name: "Overhemden" }).check();
  await place(page).click();
  await expect(placed(page)).toBeVisible();
});

test.describe("times on a wide screen", () => {
  test.use({ viewport: DESKTOP });

  test("delivery waits for a pickup, and a new pickup clears it [B2B-11] [B2B-12] [B2B-15] [B2B-16]", async ({
    page,
  }) => {
    await open(page, "/nl/b2b");
    await typeCode(page, "8120");
    const pickup = page.getByRole("region", { name: "Ophalen" });
    const delivery = page.getByRole("region", { name: "Bezorgen" });
    await expect(delivery.getByRole("combobox")).toBeDisabled();
    await expect(place(page)).toBeDisabled();
    await chooseWindow(page, /Ophalen/);
    await expect(delivery.getByRole("combobox")).toBeEnabled();
    await expect(place(page)).toBeDisabled();
    await chooseWindow(page, /Bezorgen/);
    await expect(place(page)).toBeEnabled();
    await pickup.locator("label:has(input[type=radio]:enabled)").nth(1).click();
    await expect(delivery.locator("input[type=radio]:checked")).toHaveCount(0);
    await expect(place(page)).toBeDisabled();
  });

  test("another code starts with nothing chosen and asks anew [B2B-02] [B2B-22]", async ({
    page,
  }) => {
    await open(page, "/nl/b2b");
    await fillB2b(page);
    await page.getByRole("link", { name: "Andere code invoeren" }).click();
    await expect(keypad(page)).toBeVisible();
    expect(await shownCode(page)).toBe("");
    const calls = collectCalls(page);
    await typeCode(page, "0305");
    await expect(page.getByRole("heading", { name: "B&B Aan de Vecht" })).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Ophalen" }).locator("label:has(:enabled)").first(),
    ).toBeVisible();
    expect(calls.map(nameOf)).toContain("GET /times/b2b/available/0305/pickup");
    expect(calls.map(nameOf)).toContain("GET /services");
    await expect(page.locator("main input:checked")).toHaveCount(0);
    await expect(bags(page)).toHaveValue("1");
  });

  test("each opening of the hours is told to the data layer [B2B-14] [TRACK-06]", async ({
    page,
  }) => {
    await open(page, "/nl/b2b");
    await typeCode(page, "8120");
    const pickup = page.getByRole("region", { name: "Ophalen" });
    await expect(pickup.getByRole("combobox")).toBeEnabled();
    expect(await events(page)).toBe(0);
    await pickup.getByRole("combobox").focus();
    expect(await events(page)).toBe(1);
    await chooseWindow(page, /Ophalen/);
    expect(await events(page)).toBe(1);
    await expect(
      page.getByRole("region", { name: "Bezorgen" }).getByRole("combobox"),
    ).toBeEnabled();
    await chooseWindow(page, /Bezorgen/);
    expect(await events(page)).toBe(2);
  });

  test("all inputs are locked while the order is on its way [B2B-13]", async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/orders/b2b", async (route) => {
      await held;
      await route.continue();
    });
    await open(page, "/nl/b2b");
    await fillB2b(page);
    await place(page).click();
    await expect(page.getByRole("button", { name: "Even geduld" })).toBeDisabled();
    await expect(bags(page)).toBeDisabled();
    const services = page.getByRole("group", { name: "Wat mogen we ophalen?" });
    for (const box of await services.getByRole("checkbox").all()) await expect(box).toBeDisabled();
    for (const select of await page.getByRole("combobox").all())
      await expect(select).toBeDisabled();
    answer();
    await expect(placed(page)).toBeVisible();
  });
});

test("each opening of a sheet is told to the data layer on a phone [B2B-14] [TRACK-06]", async ({
  page,
}) => {
  await open(page, "/nl/b2b");
  await typeCode(page, "8120");
  await chooseWindow(page, /Ophalen/);
  // The delivery sheet opens by itself, which counts as an opening too.
  await expect(page.getByRole("dialog", { name: /Bezorgen/ })).toBeVisible();
  expect(await events(page)).toBe(2);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Ophalen/ }).click();
  expect(await events(page)).toBe(3);
});

test("an order whose answer is lost is placed once", async ({ page, server }) => {
  let lost = 0;
  await page.route("**/api/orders/b2b", async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await open(page, "/nl/b2b");
  await fillB2b(page);
  const count = async () =>
    (
      await server.query<{ n: number }>("SELECT count(*)::int AS n FROM orders WHERE kind = 'b2b'")
    )[0]?.n ?? 0;
  const before = await count();
  await place(page).click();
  await expect(placed(page)).toBeVisible();
  expect(await count()).toBe(before + 1);
});

test("a business order can be placed with the keyboard alone", async ({ page }) => {
  const { keyboard } = page;
  await open(page, "/en/b2b");
  await typeCode(page, "8120");
  await expect(page.getByRole("heading", { name: "Hotel De Gouden Leeuw" })).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Wash and fold" })).toBeVisible();
  await tabTo(page, /^Wash and fold/);
  await keyboard.press("Space");
  await tabTo(page, /^Number of bags/);
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type("2");
  await expect(page.getByRole("button", { name: /^Pickup\s*Select/ })).toContainText("from ");
  await tabTo(page, /^Pickup\s*Select/);
  await keyboard.press("Enter");
  // After the pickup the delivery sheet opens by itself.
  for (const kind of ["Pickup", "Delivery"]) {
    const sheet = page.getByRole("dialog", { name: kind });
    await expect(sheet).toBeVisible();
    await tabTo(page, /^\d\d:00/);
    await keyboard.press("Space");
    await tabTo(page, /^Choose /);
    await keyboard.press("Enter");
    await expect(sheet).toBeHidden();
  }
  await tabTo(page, /^Place order/);
  await keyboard.press("Enter");
  await expect(placed(page)).toBeFocused();
});

test("services that do not come are told in general and in place; an answer without details still shows the order [ERR-24] [B2B-19]", async ({
  page,
}) => {
  await page.route("**/api/services", (route) => route.abort(), { times: 1 });
  await page.route("**/api/orders/b2b", (route) => route.fulfill({ status: 201, json: {} }));
  await open(page, "/en/b2b");
  await b2bFound(page);
  const generic = page.getByRole("alert").filter({ hasText: "Something went wrong at our side" });
  await expect(generic).toBeVisible();
  await expect(page.getByText(/couldn’t load the services/)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("checkbox", { name: "Wash and fold" }).check();
  await chooseWindow(page, /Pickup/);
  await chooseWindow(page, /Delivery/);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(placed(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Wednesday 18 November");
});
