import type { DeskOrder } from "@waslijn/contract/console/order";
import type { Page } from "@playwright/test";
import { consoleOrigin, openConsole } from "./console-staff.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectGood, fetched, TABLET } from "./on-floor.ts";
import { newEmail } from "./order-visitor.ts";
import type { RunningServer } from "./running-server.ts";

async function counted(page: Page, server: RunningServer): Promise<string> {
  const number = await fetched(page, server, 1);
  const origin = consoleOrigin(server);
  const answer = await page.request.post(`${origin}/api/console/orders/${number}/count`, {
    data: { version: 2, pieces: [], kilos: 6, bags: 1, bagsBack: 0, send: true },
    headers: { origin, "idempotency-key": crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return number;
}

test("an owner makes steps, a scan moves an order through them, and the desk sees where it is [COUNT-07]", async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const owner = { name: "Imke de Vries", email: newEmail(), role: "owner" } as const;
  const page = await openConsole(browser, server, owner);
  const number = await counted(page, server);
  const go = (path: string) => page.goto(`${consoleOrigin(server)}/console/${path}`);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const scanned = () => Promise.all([...number, "Enter"].map((key) => page.keyboard.press(key)));
  const told = page.getByRole("region", { name: "Scans" });

  await test.step("without steps the counter has none of it", async () => {
    await go("count");
    await expect(page.getByRole("heading", { level: 1, name: "Tellen en wegen" })).toBeAttached();
    await expect(page.getByRole("link", { name: "Stappen" })).toHaveCount(0);
  });

  await test.step("steps and racks are written on one screen", async () => {
    await go("shop/stages");
    await button("Begin met wassen, drogen, strijken en inpakken").press("Enter");
    await expect(page.getByLabel("Naam in het Nederlands").first()).toBeFocused();
    await button("Verwijder Inpakken").click();
    await page.getByLabel(/^Haarlem/).fill("A1, A2");
    await expectAccessible(page);
    await button("Bewaar").press("Enter");
    await expect(page.getByText("Stappen en rekken zijn bewaard.")).toBeVisible();
    await expect(button("Bewaar")).toBeFocused();
  });

  await test.step("a scan moves it on; a second one within seconds is told, not obeyed", async () => {
    await page.setViewportSize(TABLET);
    await go("count");
    await page.getByRole("link", { name: "Stappen", exact: true }).click();
    await expect(button(new RegExp(`^Verplaats ${number}`))).toBeVisible();
    await scanned();
    await expect(told).toContainText("nu: Wassen");
    await scanned();
    await expect(told).toContainText("Imke de Vries verplaatste hem net: Wassen");
    await button(`Verplaats ${number} toch verder`).click();
    await expect(told).toContainText("nu: Drogen");
    await button(`Herstel ${number}`).press("Enter");
    await expect(told).toContainText("hersteld: Wassen");
    await expect(told.getByRole("listitem").first()).toBeFocused();
    await expectGood(page);
  });

  await test.step("bare digits reach the field wherever the focus is; a rack is chosen for the scan", async () => {
    await page
      .getByRole("navigation", { name: "Hub" })
      .getByRole("link", { name: /^Haarlem/ })
      .click();
    await button("A1").click();
    await button("Strijken").click();
    await page.keyboard.type(number.replace("W-", ""));
    await expect(page.getByRole("textbox", { name: "Scan of typ het nummer" })).toBeFocused();
    await page.keyboard.press("Enter");
    // The server's clock stands still: this scan, too, comes within seconds of the last move.
    await button(`Verplaats ${number} toch verder`).click();
    await expect(told).toContainText("nu: Strijken, rek A1");
  });

  await test.step("Today and the order's page say where it is", async () => {
    await go("today");
    const panel = page.getByRole("region", { name: "Waar de was is" });
    await expect(panel.getByRole("listitem").filter({ hasText: "Strijken" })).toContainText("1");
    await go(`orders/${number}`);
    await expect(page.getByRole("region", { name: "Waar het is" })).toContainText(
      "Strijken, rek A1",
    );
    await expectAccessible(page);
  });

  await test.step("a lost label is printed again from the order's page [COUNT-04]", async () => {
    await button("Etiketten").click();
    const labels = page.getByRole("dialog", { name: "Etiketten printen" });
    await expect(labels.getByRole("button", { name: "Print 1 etiket" })).toBeVisible();
    await expect(page.locator(".labels-printed")).toContainText(`${number}-B1`);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(button("Etiketten")).toBeFocused();
  });

  await test.step("a scan whose answer was lost is sent again as the same one; after the last step it is ready", async () => {
    await go("count/stages");
    const keys: (string | undefined)[] = [];
    const moves = `**/api/console/stages/${number}`;
    await page.route(moves, async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      await route.fetch();
      await route.abort();
    });
    await button(new RegExp(`^Verplaats ${number}`)).click();
    const again = button(`Probeer ${number} opnieuw`);
    await expect(again).toBeVisible();
    await page.unroute(moves);
    const sent = page.waitForRequest(moves);
    await again.click();
    keys.push((await sent).headers()["idempotency-key"]);
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
    await expect(told).toContainText("nu: Klaar");
    const url = `${consoleOrigin(server)}/api/console/orders/${number}`;
    const order: DeskOrder = await (await page.request.get(url)).json();
    expect(order.state).toBe("ready");
  });
  // Other tests share this shop.
  await go("shop/stages");
  for (const name of ["Wassen", "Drogen", "Strijken"]) await button(`Verwijder ${name}`).click();
  await button("Bewaar").click();
  await expect(button("Begin met wassen, drogen, strijken en inpakken")).toBeVisible();
  await page.context().close();
});
