import type { Page } from "@playwright/test";
import {
  addPerson,
  consoleOrigin,
  giveAuthenticator,
  openDevice,
  wayInOf,
} from "./console-staff.ts";
import { expect, test } from "./fixtures.ts";
import { E2E_NOW } from "./running-server.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** A passkey check is valid for five minutes: each of these times is after that. */
const LATER = "2026-11-16T09:06:00+01:00";
const LATER_STILL = "2026-11-16T09:12:00+01:00";
const NOOR = "noor@waslijn.example";
const DAAN = "daan@waslijn.example";

const menuOf = (page: Page) =>
  page.getByRole("navigation", { name: "Console" }).getByRole("listitem");

const otherThan = (code: string): string => (code === "000000" ? "000001" : "000000");

async function invite(page: Page, name: string, email: string, role: string): Promise<void> {
  await page.getByRole("button", { name: "Nodig uit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Nodig iemand uit" });
  await dialog.getByLabel("Naam").fill(name);
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Rol").selectOption(role);
  await dialog.getByRole("button", { name: "Nodig uit en mail een link" }).click();
  // No mail server is set.
  await expect(page.getByText(`${name} is uitgenodigd. Geef de link door.`)).toBeVisible();
  const link = page.getByRole("dialog", { name: `Link voor ${name}` });
  await link.getByRole("button", { name: "Sluit" }).click();
  await expect(link).toBeHidden();
}

test("an owner comes in by a link, makes a passkey and lets others in and out [STAFF-02]", async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(240_000);
  const origin = consoleOrigin(server);
  await giveAuthenticator(page);
  const email = "ella@waslijn.example";
  await addPerson(server, { name: "Ella Vos", email, role: "owner" });
  const { link } = await wayInOf(server, email);

  await test.step("a link opens a page with a button, and works once", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Bijna binnen" })).toBeVisible();
    expect(page.url(), "the token leaves the address").toBe(`${origin}/console/sign-in`);
    await page.getByRole("button", { name: "Aanmelden" }).click();
    await expect(page.getByRole("heading", { name: "Maak een passkey" })).toBeVisible();
  });

  await test.step("a passkey is made; an owner is asked for a second one", async () => {
    await page.getByRole("button", { name: "Maak een passkey" }).click();
    await expect(page.getByRole("heading", { name: "Maak een tweede passkey" })).toBeVisible();
    await page.getByRole("button", { name: "Later" }).click();
    await expect(page.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();
  });

  const noor = await openDevice(browser);
  const daan = await openDevice(browser);

  await test.step("a desk and a driver are invited, with the passkey shown again", async () => {
    await page.getByRole("link", { name: "Medewerkers", exact: true }).click();
    const own = page.getByRole("row").filter({ hasText: email }).getByRole("button");
    await expect(own, "nobody ends their own access").toHaveText(["Rol", "Pincode"]);
    await server.setTime(LATER);
    const asked = page.waitForRequest("**/api/console/confirm");
    await invite(page, "Noor Bakker", NOOR, "Balie");
    await asked;
    await invite(page, "Daan de Boer", DAAN, "Chauffeur");
    const hub = await server.query<{ name: string }>(
      `SELECT hubs.name FROM hubs JOIN staff ON staff.hub_id = hubs.id WHERE email = $1`,
      [DAAN],
    );
    const row = page.getByRole("row", { name: /Daan de Boer/ });
    await expect(row, "the hub by its name").toContainText(hub[0]?.name ?? "no hub");
    await server.setTime(E2E_NOW);
  });

  await test.step("the desk comes in by the mailed link and sees orders, not people [STAFF-01]", async () => {
    await noor.goto((await wayInOf(server, NOOR)).link);
    await noor.getByRole("button", { name: "Aanmelden" }).click();
    await noor.getByRole("button", { name: "Later" }).click();
    await expect(noor.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();
    const menu = menuOf(noor);
    await expect(menu.filter({ hasText: "Bestellingen" })).toBeVisible();
    await expect(menu.filter({ hasText: /Medewerkers|Logboek/ })).toHaveCount(0);
    await noor.goto(`${origin}/console/staff`);
    await expect(noor.getByRole("heading", { name: /niet voor de balie/ })).toBeAttached();
  });

  await test.step("the driver comes in by the code and sees no orders [STAFF-01]", async () => {
    await daan.goto(`${origin}/console/orders`);
    await daan.getByLabel("E-mail").fill(DAAN);
    await daan.getByRole("button", { name: "Stuur een link per mail" }).click();
    const code = daan.getByLabel("Code van 6 cijfers");
    const mailed = (await wayInOf(server, DAAN)).code;
    await code.fill(otherThan(mailed));
    await code.press("Enter");
    await expect(daan.getByRole("alert")).toHaveText("Die code klopt niet of is te oud.");
    await code.fill(mailed);
    await code.press("Enter");
    await daan.getByRole("button", { name: "Later" }).click();
    await expect(daan.getByRole("link", { name: /console, naar het begin/ })).toBeVisible();
    await expect(menuOf(daan).filter({ hasText: "Bestellingen" })).toHaveCount(0);
    await daan.goto(`${origin}/console/orders`);
    await expect(daan.getByRole("heading", { name: /niet voor chauffeurs/ })).toBeAttached();
  });

  await test.step("another role asks for the passkey again, and holds at the next call [STAFF-02]", async () => {
    await server.setTime(LATER_STILL);
    await page.getByRole("button", { name: "Wijzig de rol van Daan de Boer" }).click();
    await page.getByRole("dialog").getByLabel("Rol").selectOption("Balie");
    const asked = page.waitForRequest("**/api/console/confirm");
    await page.getByRole("button", { name: "Wijzig de rol", exact: true }).click();
    await asked;
    await expect(page.getByRole("row", { name: /Daan de Boer/ })).toContainText("Balie");
    await server.setTime(E2E_NOW);
    await daan.reload();
    await expect(menuOf(daan).filter({ hasText: "Bestellingen" })).toBeVisible();
  });

  await test.step("who is removed is out at the next call, and reads so [STAFF-03]", async () => {
    await noor.goto(`${origin}/console/today`);
    await expect(noor.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Verwijder Noor Bakker" }).click();
    await page.getByRole("button", { name: "Verwijder", exact: true }).click();
    await expect(page.getByText("Noor Bakker werkt hier niet meer.")).toBeVisible();
    await noor.keyboard.press("g");
    await noor.keyboard.press("b");
    await expect(noor.getByRole("dialog", { name: "Je bent afgemeld" })).toBeVisible();
    await noor.reload();
    await expect(noor.getByRole("heading", { name: "Aanmelden" })).toBeVisible();
  });
});
