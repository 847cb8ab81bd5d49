import type { Page } from "@playwright/test";
import { orderByPhone } from "./console-order.ts";
import { consoleOrigin, openConsole } from "./console-staff.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { newEmail } from "./order-visitor.ts";

/** A hub and a day that no other test uses: closing it takes nothing from them. */
const HUB = "den-haag";
const DAY = "2026-12-04";
const THERE = {
  contact: { name: "Fenna Hofstra", email: newEmail(), phone: "0612345678" },
  location: {
    address: "Spui 70, 2511 BT Den Haag",
    city: "Den Haag",
    country: "Nederland",
    lat: null,
    lon: null,
    postalCode: "2511BT",
    thoroughfare: "Spui",
    subThoroughfare: "70",
  },
  pickupTime: `${DAY}T18:00:00+01:00`,
  deliveryTime: "2026-12-10T18:00:00+01:00",
};

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `beyond the edge at ${width}`).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("an owner goes through the windows by keyboard and is told whom a closed day concerns [SHOP-01]", async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const origin = consoleOrigin(server);
  const joris = await openConsole(browser, server, {
    name: "Joris van Dam",
    email: newEmail(),
    role: "owner",
  });
  await orderByPhone(joris, server, THERE);

  await test.step("a day is about to be closed: it is said first whom that concerns", async () => {
    await joris.goto(`${origin}/console/windows?hub=${HUB}&from=2026-11-30`);
    const cell = joris.getByRole("button", { name: /vrijdag 4 december, 18:00.*: 1\s*\// });
    await cell.focus();
    await joris.keyboard.press("ArrowUp");
    await joris.keyboard.press("ArrowDown");
    await expect(cell).toBeFocused();
    await expectGood(joris);
    await cell.focus();
    await joris.keyboard.press("d");
    const dialog = joris.getByRole("dialog", { name: "Sluit een dag" });
    await expect(dialog.getByText("1 boeking op die dag.")).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Fenna Hofstra" })).toBeVisible();
    await dialog.getByLabel("Waarom").fill("Ketelkeuring");
    await expectAccessible(joris);
    await expect(
      dialog.getByRole("button", { name: "Sluit de dag en mail 1 klant" }),
    ).toBeVisible();
  });
});
