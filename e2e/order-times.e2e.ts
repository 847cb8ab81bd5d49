import type { Page } from "@playwright/test";
import { DESKTOP, expect, PHONE, test } from "./fixtures.ts";
import { followOrder } from "./follow-order.ts";
import { emptyWindows, DELIVERY, eventsOf, OrderVisitor, PICKUP } from "./order-visitor.ts";

test.beforeEach(({ server }) => emptyWindows(server));

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Holds the response of a call until released. */
async function held(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await free;
    await route.continue();
  });
  return release;
}

test.describe("on a desktop", () => {
  test.use({ viewport: DESKTOP });

  test("step 2 loads the pickups of the address, in dropdown and hour list [FLOW-04] [FLOW-26] [FLOW-34] [TIME-01] [TIME-18] [TIME-19] [TIME-13] [TIME-14] [TIME-16] [API-20] [API-21] [TRACK-06]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    const asked = page.waitForRequest("**/api/times/pickups*");
    await visitor.goesTo("time");
    const query = Object.fromEntries(new URL((await asked).url()).searchParams);
    expect(query).toEqual({
      postalCode: "2011DB",
      city: "Haarlem",
      thoroughfare: "Lange Veerstraat",
      subThoroughfare: "18-A",
      isNew: "1",
    });
    expect(await eventsOf(page)).toContain("select-time");
    await expect(page.getByRole("main")).toContainText("Select pickup & Delivery time");
    const pickup = card(page, "Pickup");
    // Monday plus two days: the placeholder's day has service (TIME-08).
    await expect(pickup.getByLabel("Day")).toHaveValue("2026-11-18");
    await expect(pickup.getByRole("option", { selected: true })).toHaveText(
      "Wednesday 18 November",
    );
    const hours = pickup.getByRole("radio");
    await expect(hours).toHaveCount(6);
    await expect(pickup.getByText("08:00 – 10:00")).toBeVisible();
    await expect(pickup.getByText("18:00 – 20:00")).toBeVisible();
    const next = visitor.button(visitor.words.nextOverview);
    await expect(next).toBeDisabled();
    await visitor.chooses("pickup", PICKUP);
    await expect(next).toBeDisabled();
    await visitor.chooses("delivery", DELIVERY);
    await expect(next).toBeEnabled();
  });

  test("a user with a bag is not new [API-21]", async ({ page }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.opens("address-selection");
    await visitor.logsIn();
    await visitor.sees(visitor.words.service);
    const asked = page.waitForRequest("**/api/times/pickups*");
    await visitor.choosesServices("WF");
    expect(new URL((await asked).url()).searchParams.get("isNew")).toBe("0");
  });

  test("while pickups load, a placeholder day and four empty places stand there [TIME-10] [TIME-11] [TIME-12] [TIME-21] [STATE-15]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    const release = await held(page, "**/api/times/pickups*");
    await visitor.comesBackTo("time");
    const pickup = card(page, "Pickup");
    await expect(pickup).toHaveAttribute("aria-busy", "true");
    await expect(pickup.getByLabel("Day")).toBeDisabled();
    await expect(pickup.getByRole("option", { selected: true })).toHaveText(
      "Wednesday 18 November",
    );
    await expect(pickup.getByText("no window")).toHaveCount(4);
    await expect(pickup.getByRole("radio")).toHaveCount(0);
    release();
    await expect(pickup.getByRole("radio")).toHaveCount(6);
    await expect(pickup).toHaveAttribute("aria-busy", "false");
  });

  test("windows that are full cannot be chosen [TIME-13]", async ({ page }) => {
    await page.route("**/api/times/pickups*", (route) =>
      route.fulfill({
        json: [
          {
            date: "2026-11-19",
            default: false,
            hours: [
              { from: "08:00", to: "10:00", available: false },
              { from: "10:00", to: "12:00", available: true },
            ],
          },
        ],
      }),
    );
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("time");
    const pickup = card(page, "Pickup");
    // The placeholder, Wednesday, has no service here: the first available day is shown (TIME-08).
    await expect(pickup.getByLabel("Day")).toHaveValue("2026-11-19");
    await expect(pickup.getByRole("radio", { name: /^08:00/ })).toBeDisabled();
    await expect(pickup.getByRole("radio", { name: /^10:00/ })).toBeEnabled();
    await expect(pickup.getByText("no window")).toHaveCount(2);
  });

  test("a delivery window that is only too soon after the pickup is too early, not full [TIME-03] [TIME-13]", async ({
    page,
    server,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("time");
    // The window at 18:00 on the first delivery day is really full.
    await server.query(
      `INSERT INTO slots (hub_id, kind, date, from_time, booked)
        SELECT hub_id, kind, '2026-11-23', from_time, capacity FROM hub_windows
        WHERE kind = 'delivery' AND from_time = '18:00'`,
    );
    await visitor.chooses("pickup", { day: "2026-11-19", hour: "14:00" });
    const delivery = card(page, "Delivery");
    await expect(delivery.getByLabel("Day")).toHaveValue("2026-11-23");
    await expect(delivery.getByRole("radio", { name: "10:00 – 12:00 too early" })).toBeDisabled();
    await expect(delivery.getByRole("radio", { name: "14:00 – 16:00" })).toBeEnabled();
    await expect(delivery.getByText("too early")).toHaveCount(3);
    await expect(delivery.getByText("full", { exact: true })).toHaveCount(1);
  });

  test("delivery waits for a pickup, then loads for that moment, and the pickup is stored meanwhile [TIME-22] [TIME-24] [TIME-28] [TIME-29] [TIME-30] [API-22] [STATE-15]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("time");
    const [pickup, delivery] = [card(page, "Pickup"), card(page, "Delivery")];
    await expect(delivery.getByLabel("Day")).toBeDisabled();
    await expect(delivery).toContainText("First choose when we pick up.");
    const release = await held(page, "**/api/times/deliveries*");
    const asked = page.waitForRequest("**/api/times/deliveries*");
    await visitor.chooses("pickup", PICKUP);
    const { url } = { url: (await asked).url() };
    expect(url).toContain("pickupDate=2026-11-19T10%3A00%3A00");
    expect(new URL(url).searchParams.get("subThoroughfare")).toBe("18-A");
    await expect(delivery).toHaveAttribute("aria-busy", "true");
    await expect(delivery.getByLabel("Day")).toBeDisabled();
    await expect(pickup.getByRole("radio", { name: /^10:00/ })).toBeChecked();
    release();
    await expect(delivery.getByLabel("Day")).toBeEnabled();
    await expect(delivery).toHaveAttribute("aria-busy", "false");
    // Thursday plus two working days (TIME-03).
    await expect(delivery.getByLabel("Day")).toHaveValue("2026-11-23");
  });

  test("another pickup hour clears the delivery time, another pickup day the delivery too [TIME-25] [TIME-26] [TIME-27]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("time");
    await visitor.chooses("pickup", PICKUP);
    await visitor.chooses("delivery", DELIVERY);
    const [pickup, delivery] = [card(page, "Pickup"), card(page, "Delivery")];
    const next = visitor.button(visitor.words.nextOverview);
    await pickup.getByRole("radio", { name: /^12:00/ }).check();
    await expect(delivery.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(next).toBeDisabled();
    await visitor.chooses("delivery", DELIVERY);
    await expect(next).toBeEnabled();
    await pickup.getByLabel("Day").selectOption("2026-11-20");
    await expect(next).toBeDisabled();
    await expect(pickup.getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(delivery).toContainText("First choose when we pick up.");
    // The placeholder is two days after the pickup.
    await expect(delivery.getByRole("option", { selected: true })).toHaveText("Sunday 22 November");
  });

  test("delivery cannot be chosen when there is none [TIME-23]", async ({ page }) => {
    await page.route("**/api/times/deliveries*", (route) => route.fulfill({ json: [] }));
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("time");
    await visitor.chooses("pickup", PICKUP);
    const delivery = card(page, "Delivery");
    await expect(delivery).toContainText("These days are full");
    await expect(delivery.getByLabel("Day")).toBeDisabled();
  });

  test("times that fail to load are only logged, and a quiet word offers to try again [TIME-30] [TIME-33] [ERR-23] [STATE-15]", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") logged.push(message.text());
    });
    await page.route("**/api/times/pickups*", (route) => route.abort(), { times: 1 });
    await page.route("**/api/times/deliveries*", (route) => route.abort(), { times: 1 });
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("time");
    const [pickup, delivery] = [card(page, "Pickup"), card(page, "Delivery")];
    await expect(pickup).toContainText("We couldn’t load the times.");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(logged.join()).toContain("times");
    await expect(pickup).toHaveAttribute("aria-busy", "false");
    await pickup.getByRole("button", { name: "Try again" }).click();
    await visitor.chooses("pickup", PICKUP);
    await expect(delivery).toContainText("We couldn’t load the times.");
    await expect(pickup.getByRole("radio", { name: /^10:00/ })).toBeChecked();
    await delivery.getByRole("button", { name: "Try again" }).click();
    await visitor.chooses("delivery", DELIVERY);
    await expect(visitor.button(visitor.words.nextOverview)).toBeEnabled();
  });

  test("an answer for an earlier pickup never overwrites that of the last one", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("time");
    await page.route("**/times/deliveries*pickupDate=2026-11-19T08*", async (route) => {
      await page.waitForResponse("**/times/deliveries*pickupDate=2026-11-24T10*");
      await route.fulfill({ json: [] });
    });
    await visitor.chooses("pickup", { day: "2026-11-19", hour: "08:00" });
    const late = page.waitForResponse("**/times/deliveries*pickupDate=2026-11-19T08*");
    await visitor.chooses("pickup", { day: "2026-11-24", hour: "10:00" });
    await late;
    await expect(card(page, "Delivery").getByLabel("Day")).toHaveValue("2026-11-26");
  });
});

test("times that did not come load by themselves once the connection is back", async ({ page }) => {
  const visitor = new OrderVisitor(page, "en");
  await page.route("**/api/times/pickups*", (route) => route.abort(), { times: 1 });
  await visitor.comesBackTo("time");
  const trouble = page.getByText(/couldn’t load the times/).filter({ visible: true });
  await expect(trouble).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(trouble).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("both moments are chosen in modal sheets, and nothing changes until the button is pressed [TIME-15] [TIME-17] [TIME-20] [TIME-24]", async ({
    page,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.comesBackTo("time");
    const pickup = page.getByRole("button", { name: /^Pickup/ });
    const delivery = page.getByRole("button", { name: /^Delivery/ });
    await expect(pickup).toContainText("Select date & time");
    await expect(delivery).toBeDisabled();
    await pickup.click();
    const sheet = page.getByRole("dialog", { name: "Pickup" });
    await sheet.getByRole("radio", { name: "Thursday 19 November" }).check();
    await sheet.getByRole("radio", { name: /^10:00/ }).check();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(pickup).toContainText("Select date & time");
    await expect(pickup).toBeFocused();
    await visitor.chooses("pickup", PICKUP);
    await expect(pickup).toContainText("Thursday 19 November");
    await expect(pickup).toContainText("10:00 – 12:00");
    await expect(delivery).toBeEnabled();
    await visitor.chooses("delivery", DELIVERY);
    await expect(delivery).toContainText("12:00 – 14:00");
  });
});

// Other time zones and unusual days are covered by the proof's line `clocks`.
test.describe("a device in Auckland", () => {
  test.use({ timezoneId: "Pacific/Auckland", viewport: DESKTOP });

  test("shows and stores the same moments as one in Amsterdam [TIME-04]", async ({
    page,
    server,
  }) => {
    const visitor = new OrderVisitor(page, "en");
    await visitor.goesTo("overview");
    await expect(page.getByRole("main")).toContainText("Thursday 19 November");
    await expect(page.getByRole("main")).toContainText("10:00 – 12:00");
    await visitor.fillsContact();
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
    await expect(page.getByRole("main")).toContainText("10:00 – 12:00");
    const [order] = await server.query<{ pickup_at: Date; delivery_at: Date }>(
      "SELECT pickup_at, delivery_at FROM orders WHERE contact->>'email' = $1",
      [visitor.email],
    );
    expect(order?.pickup_at.toISOString()).toBe("2026-11-19T09:00:00.000Z");
    expect(order?.delivery_at.toISOString()).toBe("2026-11-23T11:00:00.000Z");
  });
});

test.describe("where newcomers of one network have used up their share of a window", () => {
  test.use({ viewport: PHONE, serverSettings: { RATE_LIMITS: "on" } });

  test("the window is not offered to the next, who is told to call and orders another time [TIME-13] [TIME-22]", async ({
    page,
    server,
  }) => {
    await server.query("DELETE FROM daily_counts");
    await server.query(
      "UPDATE hub_windows SET capacity = CASE WHEN kind = 'pickup' THEN 8 ELSE 200 END",
    );
    for (let placed = 0; placed < 2; placed += 1) await followOrder(page, "nl");
    const visitor = new OrderVisitor(page, "nl");
    await visitor.goesTo("time");
    const sheet = await visitor.opensSheet("pickup");
    await sheet.locator(`input[value="${PICKUP.day}"]`).check();
    const taken = sheet.getByRole("radio", { name: /^10:00/ });
    await expect(taken).toBeDisabled();
    await expect(sheet.getByText("bel ons", { exact: true })).toHaveCount(1);
    await expect(sheet.getByText("via jouw internetverbinding")).toBeVisible();
    await expect(sheet.getByRole("link", { name: "0800 0123" })).toBeVisible();
    await sheet.getByRole("button", { name: "Sluiten" }).click();
    await visitor.choosesTimes({ ...PICKUP, hour: "12:00" }, { day: "2026-11-23", hour: "14:00" });
    await visitor.fillsContact();
    await visitor.confirms();
    await visitor.sees(visitor.words.placed);
  });
});
