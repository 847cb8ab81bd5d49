import type { Page } from "@playwright/test";
import { addPerson, consoleOrigin, wayInOf } from "./console-staff.ts";
import { expect, expectAccessible, open, test } from "./fixtures.ts";
import { newEmail } from "./order-visitor.ts";

/** A day and a name that no other test uses, because all orders are in the same list. */
const DAY = "2026-12-01";
const NAME = "Vera Vermeer";
const CALLER = {
  contact: { name: NAME, email: newEmail(), phone: "0612345678" },
  language: "nl",
  location: {
    address: "Grote Markt 2, 2011 RD Haarlem",
    city: "Haarlem",
    country: "Nederland",
    lat: null,
    lon: null,
    postalCode: "2011RD",
    thoroughfare: "Grote Markt",
    subThoroughfare: "2",
  },
  pickupTime: `${DAY}T18:00:00+01:00`,
  deliveryTime: "2026-12-03T18:00:00+01:00",
  services: ["WF"],
  hasBag: true,
  notes: "",
  couponCode: "",
};

test.use({ viewport: { width: 1280, height: 900 } });

const pressAll = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

test("a desk chooses by keyboard, moves and assigns many at once, and takes it back [DESK-08] [DESK-09]", async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const origin = consoleOrigin(server);
  const send = async (path: string, data: object): Promise<void> => {
    const answer = await page.request.post(`${origin}/api/console/${path}`, {
      data,
      headers: { origin },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  const driver = await addPerson(server, {
    name: "Sem Bouwman",
    email: newEmail(),
    role: "driver",
    hub: "haarlem",
  });
  const email = newEmail();
  await addPerson(server, { name: "Imke Postma", email, role: "desk" });
  await page.goto((await wayInOf(server, email)).link);
  await page.getByRole("button", { name: "Aanmelden" }).click();
  await expect(page.getByRole("heading", { name: "Maak een passkey" })).toBeVisible();
  for (const _ of [1, 2, 3]) await send("orders", CALLER);

  await test.step("three orders go to another window and back", async () => {
    await open(page, `${origin}/console/orders?search=Vermeer`);
    await expect(page.getByRole("cell", { name: NAME })).toHaveCount(3);
    await pressAll(page, "ArrowDown", "Shift+ArrowDown", "Shift+ArrowDown");
    await expect(page.getByText("3 gekozen")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("v");
    await page.getByRole("combobox", { name: "Wat" }).selectOption("delivery");
    await page.getByRole("dialog").getByLabel("Dag").fill("2026-12-04");
    // A press on the dialog's padding is not an outside press.
    await page.getByRole("dialog").click({ position: { x: 4, y: 4 } });
    await expect(page.getByText("3 bestellingen gaan mee.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Verplaats 3 bestellingen" }).press("Enter");
    await expect(page.getByRole("cell", { name: /^4 dec/ })).toHaveCount(3);
    await page.keyboard.press("z");
    await expect(page.getByRole("cell", { name: /^3 dec/ })).toHaveCount(3);
  });

  await test.step("stops go to a run by its number, and back to nobody", async () => {
    await send("runs", { hub: "haarlem", day: DAY, driver });
    await page.goto(`${origin}/console/runs?hub=haarlem&day=${DAY}`);
    const [nobody, sem] = ["Nog niemand", "Sem Bouwman"].map((name) =>
      page.getByRole("region", { name }).getByRole("listitem"),
    );
    await expect(nobody ?? page.locator("body")).toHaveCount(3);
    await pressAll(page, "ArrowDown", "Shift+ArrowDown", "1");
    await expect(sem ?? page.locator("body")).toHaveCount(2);
    await expectAccessible(page);
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `beyond the edge at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.keyboard.press("z");
    await expect(nobody ?? page.locator("body")).toHaveCount(3);
  });
});
