import type { Page } from "@playwright/test";
import { customersPage, orderByPhone } from "./console-order.ts";
import { consoleOrigin, openConsole } from "./console-staff.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { newEmail } from "./order-visitor.ts";

/** A hub and a day that no other test uses, so that closing it does not affect them. */
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

/** No axe violations and no overflow; the proof runs axe at every width. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `beyond the edge at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("two owners close a day and plan a price: said before, shown at once, never overwritten unseen [SHOP-01] [SHOP-02] [SHOP-05]", async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const origin = consoleOrigin(server);
  const owner = (name: string) =>
    openConsole(browser, server, { name, email: newEmail(), role: "owner" });
  const [joris, imke] = [await owner("Joris van Dam"), await owner("Imke Postma")];
  const number = await orderByPhone(joris, server, THERE);

  await test.step("a day is closed by keyboard once it is said whom it concerns", async () => {
    await imke.goto(`${origin}/console/windows?hub=${HUB}&from=2026-11-30`);
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
    await dialog.getByRole("button", { name: "Sluit de dag en mail 1 klant" }).press("Enter");
    await expect(imke.getByRole("cell", { name: /dicht.*Ketelkeuring.*nog 1/s })).toBeVisible();
  });

  await test.step("the customer moves, and both screens show it without being asked", async () => {
    const link = await customersPage(server, number);
    const moved = await joris.request.post(
      `${server.url}/api/orders/by-link/${link.split("/").at(-1)}/change`,
      {
        data: { version: 1, pickupTime: "2026-12-03T18:00:00+01:00" },
        headers: { "x-device-web-id": "device-shop-0001", "idempotency-key": crypto.randomUUID() },
      },
    );
    expect(moved.status(), await moved.text()).toBe(200);
    for (const page of [joris, imke]) {
      await expect(page.getByText("nog 1", { exact: true })).toHaveCount(0);
      await expect(
        page.getByRole("button", { name: /donderdag 3 december, 18:00.*: 1\s*\// }),
      ).toBeVisible();
    }
    await imke.getByRole("button", { name: "Open vrijdag 4 december" }).first().click();
    await expect(imke.getByRole("cell", { name: /Ketelkeuring/ })).toHaveCount(0);
  });

  await test.step("fewer places are said and set for one day", async () => {
    await imke.getByRole("button", { name: /donderdag 3 december, 16:00/ }).click();
    await imke.getByLabel("Plekken").fill("3");
    await expect(imke.getByText("Alle boekingen passen.")).toBeVisible();
    await expectGood(imke);
    await imke.getByRole("button", { name: "Zet op 3" }).click();
    await expect(
      imke.getByRole("button", { name: /donderdag 3 december, 16:00.*: 0\s*\/3/ }),
    ).toBeVisible();
  });

  await test.step("the second who plans the same price is shown before, theirs and mine", async () => {
    const amount = (page: Page) => page.getByRole("textbox", { name: /^Overhemd.* vanaf/ }).first();
    for (const page of [joris, imke]) {
      await page.goto(`${origin}/console/prices?day=2027-06-01`);
      await expect(amount(page)).toHaveValue("3,50");
    }
    await amount(imke).fill("4,00");
    await amount(joris).fill("3,75");
    await expectGood(joris);
    await joris.getByRole("button", { name: "Plan 1 prijs op 1 jun 2027" }).click();
    await expect(joris.getByText("1 prijs vanaf 1 jun 2027.")).toBeVisible();
    await imke.keyboard.press("Control+s");
    const difference = imke.getByRole("dialog", { name: "Iemand anders was je voor" });
    await expect(difference.getByRole("row", { name: /Bedrag in centen/ })).toContainText(
      /375.*400/,
    );
    await expectAccessible(imke);
    await difference.getByRole("button", { name: "Houd hun versie" }).click();
    await imke.getByRole("button", { name: "Wis invoer" }).click();
    await expect(amount(imke)).toHaveValue("3,75");
    await joris
      .getByRole("button", { name: /^Zet terug/ })
      .first()
      .click();
    await expect(amount(imke)).toHaveValue("3,50");
  });

  await test.step("an address shows what is offered and why a day is missing", async () => {
    await imke.goto(`${origin}/console/visitor`);
    await imke.getByLabel("Postcode").fill("2511 BT");
    await imke.getByLabel("Huisnummer").fill("70");
    await imke.keyboard.press("Enter");
    await expect(imke.getByText("08:00 – 10:00").first()).toBeVisible();
    await imke
      .getByText(/dagen ontbreken/)
      .first()
      .click();
    await expect(
      imke.getByRole("row", { name: /zondag 22 november.*rijdt niet op deze weekdag/ }).first(),
    ).toBeVisible();
    await expectGood(imke);
  });
});
