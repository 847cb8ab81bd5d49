import type { Page } from "@playwright/test";
import { orderByPhone } from "./console-order.ts";
import { addStaff, consoleOrigin, giveAuthenticator } from "./console-staff.ts";
import { expect, expectAccessible, open, test } from "./fixtures.ts";

const DESK = { width: 1440, height: 900 };
const WIDTHS = [1440, 1024, 768, 390];

test.use({ viewport: DESK });

/** No horizontal overflow at any width. */
async function expectWithinEdges(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESK.height });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `beyond the edge at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(DESK);
}

/** No axe violations, on screens that console-states.e2e.ts does not cover; the proof checks dark mode. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectWithinEdges(page);
}

test("the first owner comes in by a link, makes a passkey and runs an order by keyboard [STAFF-02] [DESK-05] [SHOP-07]", async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  const origin = consoleOrigin(server);
  await giveAuthenticator(page);
  const link = await addStaff(
    server,
    "eva@waslijn.example",
    "--role",
    "owner",
    "--name",
    "Eva Smit",
  );

  await test.step("a link opens a page with a button, and works once", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Bijna binnen" })).toBeVisible();
    expect(page.url(), "the token leaves the address").toBe(`${origin}/console/sign-in`);
    await expectGood(page);
    await page.getByRole("button", { name: "Aanmelden" }).click();
    await expect(page.getByRole("heading", { name: "Maak een passkey" })).toBeVisible();
  });

  await test.step("a passkey is made; an owner is asked for a second one", async () => {
    await page.getByRole("button", { name: "Maak een passkey" }).click();
    await expect(page.getByRole("heading", { name: "Maak een tweede passkey" })).toBeVisible();
    await expectGood(page);
    await page.getByRole("button", { name: "Later" }).click();
    await expect(page.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();
    await expectWithinEdges(page);
  });

  const number = await orderByPhone(page, server);

  await test.step("a caller's order is found by name and opened without a pointer", async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("b");
    await expect(page.getByRole("link", { name: number })).toBeVisible();
    await expectWithinEdges(page);
    await page.keyboard.press("/");
    await page.keyboard.type("wit");
    await expect(page).toHaveURL(`${origin}/console/orders?search=wit`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: number })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: number })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Karel de Wit" })).toBeVisible();
    await expectWithinEdges(page);
  });

  await test.step("it is moved and noted, and the history says by whom [DESK-03]", async () => {
    await page.keyboard.press("b");
    await expect(page.getByRole("combobox", { name: "Dag" })).toBeFocused();
    await expectGood(page);
    await page.keyboard.press("ArrowDown");
    await page.getByRole("radio", { name: /^10:00/ }).press(" ");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Tijden gewijzigd")).toBeVisible();
    await page.keyboard.press("i");
    await page.keyboard.type("Belt morgen terug.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Belt morgen terug.").first()).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Eva Smit" }).first()).toBeVisible();
  });

  await test.step("the command bar and the sheet of keys", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type(number);
    await expect(page.getByRole("option", { name: new RegExp(number) })).toBeVisible();
    const customers = page.getByRole("group", { name: "Klanten" });
    await expect(customers.getByRole("option", { name: /Karel de Wit/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/console\/customers\/[\da-f-]{36}$/);
    await expect(page.getByRole("link", { name: number }).first()).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Toetsen op dit scherm" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("reports are walked along with arrow keys, by day and by hub, and kept as a file", async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("p");
    const slider = page.getByRole("slider", { name: /^Bestellingen/ });
    await slider.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", /: \d+ · ervoor \d+$/);
    const last = await slider.getAttribute("aria-valuetext");
    await slider.press("ArrowLeft");
    await expect(slider).not.toHaveAttribute("aria-valuetext", last ?? "");
    await expectGood(page);
    await page.getByRole("navigation", { name: "Per" }).getByRole("link", { name: "Hub" }).click();
    await expect(page).toHaveURL(`${origin}/console/reports?by=hub`);
    const table = page.getByRole("region", { name: "Omzet, rij voor rij" });
    await expect(table.getByRole("cell", { name: /^Haarlem/ })).toBeVisible();
    const kept = page.waitForEvent("download");
    await page.keyboard.press("e");
    expect((await kept).suggestedFilename()).toMatch(/^waslijn-.+\.csv$/);

    await page.route("**/api/console/reports?*", (route) => route.abort());
    await page.getByRole("link", { name: "52 weken" }).click();
    await expect(page.getByRole("alert")).toContainText("Geen verbinding");
    await page.unroute("**/api/console/reports?*");
    await page.getByRole("button", { name: "Probeer opnieuw" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
  });

  await test.step("staff, log and one's own access", async () => {
    await page.getByRole("link", { name: "Medewerkers", exact: true }).click();
    await expect(page.getByRole("cell", { name: /Eva Smit/ }).first()).toBeVisible();
    await expectGood(page);
    await page.getByRole("link", { name: "Logboek" }).click();
    await expect(page.getByRole("cell", { name: "Eva Smit" }).first()).toBeVisible();
    await expectWithinEdges(page);
    await page.goto(`${origin}/console/account`);
    await expect(page.getByText("deze", { exact: true })).toBeVisible();
    await expectWithinEdges(page);
  });

  await test.step("signed out, the passkey opens it again, in the chosen language", async () => {
    await page.getByRole("button", { name: /^Eva Smit/ }).click();
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await page.getByRole("button", { name: /^Eva Smit/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expectWithinEdges(page);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("heading", { name: "Make a second passkey" })).toBeVisible();
  });

  await test.step("a used link says so", async () => {
    await page.goto(link);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });

  await test.step("customers load nothing of it [STAFF-05]", async () => {
    const loaded: Promise<string>[] = [];
    page.on("response", (response) => {
      const kind = response.request().resourceType();
      if (kind === "document" || kind === "script") loaded.push(response.text());
    });
    await open(page, `${server.url}/nl/`);
    const texts = await Promise.all(loaded);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).not.toContain("/console");
  });
});
