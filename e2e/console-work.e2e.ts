import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { CALLER, customersPage, orderByPhone } from "./console-order.ts";
import { consoleOrigin, openConsole, wayInOf } from "./console-staff.ts";
import { test as base, expect, open } from "./fixtures.ts";
import { CountedKeys } from "./keyboard.ts";
import { newEmail } from "./order-visitor.ts";
import { E2E_NOW, type RunningServer } from "./running-server.ts";

const IMKE = { name: "Imke Postma", email: newEmail(), role: "desk" } as const;
const SEM = { name: "Sem Visser", email: newEmail(), role: "owner" } as const;

/** Both are signed in once, for all tests. */
const test = base.extend<object, { imke: Page; sem: Page }>({
  imke: [
    async ({ browser, servers }, use) =>
      use(await openConsole(browser, await servers.with({}), IMKE)),
    { scope: "worker" },
  ],
  sem: [
    async ({ browser, servers }, use) =>
      use(await openConsole(browser, await servers.with({}), SEM)),
    { scope: "worker" },
  ],
});
test.describe.configure({ mode: "default", timeout: 120_000 });

/** The order at the desk, once the live connection is open. */
async function openOrder(page: Page, server: RunningServer, number: string): Promise<void> {
  const followed = page.waitForResponse("**/api/console/live");
  await page.goto(`${consoleOrigin(server)}/console/orders/${number}`);
  await expect(page.getByRole("heading", { name: CALLER })).toBeVisible();
  await followed;
}

const stateOf = (page: Page) => page.getByRole("banner").locator(".st");

const DAY_BY_KEYBOARD = new URL("../docs/walks/a-day-by-keyboard.md", import.meta.url);

test("a desk person's day needs no pointer, and as few keys as the docs say [DESK-05] [DESK-03]", async ({
  imke,
  server,
}) => {
  // Long after the pickup, so that a later pickup does not move it.
  const number = await orderByPhone(imke, server, { deliveryTime: "2026-11-23T18:00:00+01:00" });
  const first = await orderByPhone(imke, server, {
    contact: { name: "Noor Bakker", email: "noor@mail.example", phone: "0611223344" },
    pickupTime: "2026-11-19T18:00:00+01:00",
    deliveryTime: "2026-11-23T18:00:00+01:00",
    hasBag: false,
  });
  // The pickup is at 18:00: moving it now costs a fee.
  const today = "2026-11-17T11:00:00+01:00";
  await server.setTime(today);
  await server.query("UPDATE staff_sessions SET seen_at = $1", [today]);
  await imke.clock.setFixedTime(today);
  await imke.goto(`${consoleOrigin(server)}/console/today`);
  await expect(imke.getByRole("heading", { name: "Vandaag", level: 1 })).toBeVisible();
  const keys = new CountedKeys(imke);

  await keys.press("Control+k");
  await keys.type("wit");
  await keys.press("Enter");
  await expect(imke.getByRole("heading", { name: number })).toBeVisible();
  await expect(imke.getByRole("heading", { name: CALLER })).toBeVisible();

  await keys.press("o");
  await expect(imke.getByRole("combobox", { name: "Dag" })).toBeFocused();
  await keys.press("Tab", "Tab");
  await keys.type("Storm");
  await keys.press("Enter");
  await expect(imke.getByText("Tijden gewijzigd")).toBeVisible();
  await expect(imke.getByRole("button", { name: /^Schrijf een notitie/ })).toBeEnabled();

  await keys.press("i");
  await keys.type("Belt morgen terug.");
  await keys.press("Control+Enter");
  await expect(imke.getByText("Genoteerd.")).toBeVisible();

  await keys.press("l");
  await expect(imke.getByText(/gaat nog eens naar karel@mail\.example/)).toBeVisible();

  await keys.press("n");
  await expect(imke.getByLabel("Telefoon")).toBeFocused();
  await keys.type("0612345678");
  await expect(imke.getByText("Bekende klant: ingevuld")).toBeVisible();
  await expect(imke.getByRole("radio", { checked: true })).toHaveCount(2);
  await keys.press("Control+Enter");
  await expect(imke.getByText("De mail aan karel@mail.example staat klaar")).toBeVisible();
  const again = imke.url().split("/").at(-1) ?? "";
  expect(again).not.toBe(number);

  await expect(imke.getByRole("button", { name: /^Herroeping noteren/ })).toBeEnabled();
  await keys.press("j", "ArrowDown", "Enter");
  await expect(imke.getByText("Herroeping genoteerd.")).toBeVisible();

  await keys.press("g", "n");
  await expect(imke.getByRole("link", { name: first })).toBeVisible();
  const labels = imke.waitForEvent("download");
  await keys.press("p");
  await labels;
  await expect(imke.getByText("staat bij je downloads")).toBeVisible();
  await keys.press("s");
  await expect(imke.getByText("verstuurd gemeld.")).toBeVisible();

  await keys.press("g", "f");
  await expect(imke.getByRole("heading", { name: "Geld", level: 1 })).toBeVisible();

  const [moved] = await server.query(
    `SELECT data->>'reason' AS reason, data->>'fee' AS fee, pickup_at::text FROM order_events event
       JOIN orders ON orders.id = order_id
      WHERE orders.number = $1 AND event.kind = 'windows-changed'`,
    [number],
  );
  expect(moved).toEqual({ reason: "Storm", fee: null, pickup_at: "2026-11-18 17:00:00+00" });
  expect(readFileSync(DAY_BY_KEYBOARD, "utf8")).toContain(`**${keys.pressed} key presses**`);

  await server.setTime(E2E_NOW);
  await imke.clock.setFixedTime(E2E_NOW);
});

test("two desks on one order: one wins, the other is told and sees what it is now [DESK-06] [LIFE-08]", async ({
  imke,
  sem,
  server,
}) => {
  const number = await orderByPhone(imke, server);
  await openOrder(imke, server, number);
  await openOrder(sem, server, number);

  await imke.keyboard.press("i");
  await imke.keyboard.type("Hond in huis.");
  await imke.keyboard.press("Control+Enter");
  await expect(sem.getByText("Hond in huis.")).toBeVisible();
  await expect(imke.getByLabel("Notitie voor collega’s")).toHaveValue("");

  // Sem's screen refreshes late: it still shows the old order.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await sem.route(`**/api/console/orders/${number}`, async (route) => {
    await isReleased;
    await route.continue();
  });
  await sem.keyboard.press("e");
  await expect(sem.getByRole("dialog")).toBeVisible();
  await imke.keyboard.press("a");
  await imke.keyboard.press("Enter");
  await expect(stateOf(imke)).toHaveText("Geannuleerd");
  await sem.keyboard.press("Enter");
  await expect(sem.getByText(/Iemand anders was sneller/)).toBeVisible();
  release();
  await expect(stateOf(sem)).toHaveText("Geannuleerd");
  await sem.unrouteAll({ behavior: "wait" });
});

test("a desk and a customer on one order see one another's changes [DESK-06] [LIFE-08]", async ({
  page,
  imke,
  server,
}) => {
  const number = await orderByPhone(imke, server);
  await openOrder(imke, server, number);
  await open(page, await customersPage(server, number));
  await expect(page.getByText("Wordt live bijgewerkt")).toBeVisible();

  await imke.keyboard.press("b");
  await expect(imke.getByRole("combobox", { name: "Dag" })).toBeFocused();
  await imke.keyboard.press("ArrowDown");
  await imke.keyboard.press("Tab");
  await imke.keyboard.press(" ");
  await imke.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("20 november");

  await page.getByRole("button", { name: "Bestelling annuleren" }).click();
  await page.getByRole("button", { name: "Ja, annuleer" }).click();
  await expect(page.getByText("Deze bestelling is geannuleerd.")).toBeVisible();
  await expect(stateOf(imke)).toHaveText("Geannuleerd");
});

test("a silent line is told with since when, and heals [DESK-06]", async ({ sem, server }) => {
  let isSilent = false;
  await sem.route("**/api/console/live", (route) =>
    isSilent
      ? route.abort()
      : route.fulfill({
          contentType: "text/event-stream",
          body: "retry: 200\nevent: beat\ndata: {}\n\n",
        }),
  );
  await open(sem, `${consoleOrigin(server)}/console/orders`);
  const badge = sem.getByRole("banner").getByRole("status");
  await expect(badge).toHaveText("Live");
  isSilent = true;
  await sem.clock.setFixedTime("2026-11-16T09:00:11+01:00");
  await expect(badge).toHaveText("Verouderd sinds 09:00");
  await sem.unroute("**/api/console/live");
  await expect(badge).toHaveText("Live");
  await sem.clock.setFixedTime(E2E_NOW);
});

test("nothing typed is lost when the connection or the session goes [STAFF-03]", async ({
  imke,
  server,
}) => {
  const number = await orderByPhone(imke, server);
  await openOrder(imke, server, number);
  const note = imke.getByRole("textbox", { name: "Notitie voor collega’s" });

  await imke.keyboard.press("i");
  await imke.keyboard.type("Komt zelf langs.");
  await imke.context().setOffline(true);
  await imke.keyboard.press("Control+Enter");
  await expect(imke.getByText(/^Geen verbinding/)).toBeVisible();
  await expect(note).toHaveValue("Komt zelf langs.");
  await imke.context().setOffline(false);

  await server.query(
    "DELETE FROM staff_sessions USING staff WHERE staff_id = staff.id AND email = $1",
    [IMKE.email],
  );
  await note.press("Control+Enter");
  const ended = imke.getByRole("dialog", { name: "Je bent afgemeld" });
  await expect(ended).toBeVisible();
  await imke.keyboard.press("Escape");
  await ended.getByLabel("E-mail").fill(IMKE.email);
  await ended.getByRole("button", { name: "Stuur een link per mail" }).click();
  await ended.getByLabel("Code van 6 cijfers").fill((await wayInOf(server, IMKE.email)).code);
  await imke.keyboard.press("Enter");
  await expect(ended).toBeHidden();
  await expect(note).toHaveValue("Komt zelf langs.");
  await note.press("Control+Enter");
  await expect(note).toHaveValue("");
  await expect(imke.getByText("Komt zelf langs.")).toBeVisible();
});
