import type { Page } from "@playwright/test";
import { CALLER, customersPage, orderByPhone } from "./console-order.ts";
import { consoleOrigin, openConsole, wayInOf } from "./console-staff.ts";
import { test as base, expect, open } from "./fixtures.ts";
import { E2E_NOW, type RunningServer } from "./running-server.ts";

const IMKE = { name: "Imke Postma", email: "imke@waslijn.example", role: "desk" } as const;
const SEM = { name: "Sem Visser", email: "sem@waslijn.example", role: "owner" } as const;

/** Both are signed in once, for all that follows. */
const test = base.extend<object, { imke: Page; sem: Page }>({
  imke: [
    async ({ browser, server }, use) => use(await openConsole(browser, server, IMKE)),
    { scope: "worker" },
  ],
  sem: [
    async ({ browser, server }, use) => use(await openConsole(browser, server, SEM)),
    { scope: "worker" },
  ],
});
test.describe.configure({ mode: "default", timeout: 120_000 });

/** The order as the desk sees it, once the screen follows it. */
async function openOrder(page: Page, server: RunningServer, number: string): Promise<void> {
  const followed = page.waitForResponse("**/api/console/live");
  await page.goto(`${consoleOrigin(server)}/console/orders/${number}`);
  await expect(page.getByRole("heading", { name: CALLER })).toBeVisible();
  await followed;
}

const stateOf = (page: Page) => page.getByRole("banner").locator(".st");

test("two desks on one order: one wins, the other is told and sees what it is now [DESK-06] [LIFE-08]", async ({
  imke,
  sem,
  server,
}) => {
  const number = await orderByPhone(imke, server);
  await openOrder(imke, server, number);
  await openOrder(sem, server, number);

  await imke.keyboard.press("n");
  await imke.keyboard.type("Hond in huis.");
  await imke.keyboard.press("Control+Enter");
  await expect(sem.getByText("Hond in huis.")).toBeVisible();
  await expect(imke.getByLabel("Notitie voor collega’s")).toHaveValue("");

  // Sem's screen is slower than Imke: it still shows the order of before.
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
  await sem.goto(`${consoleOrigin(server)}/console/orders`);
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

  await imke.keyboard.press("n");
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
  await ended.getByRole("button", { name: "Stuur een link per e-mail" }).click();
  await ended.getByLabel("Code van 6 cijfers").fill((await wayInOf(server, IMKE.email)).code);
  await imke.keyboard.press("Enter");
  await expect(ended).toBeHidden();
  await expect(note).toHaveValue("Komt zelf langs.");
  await note.press("Control+Enter");
  await expect(note).toHaveValue("");
  await expect(imke.getByText("Komt zelf langs.")).toBeVisible();
});
